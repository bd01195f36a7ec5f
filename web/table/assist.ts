// Whether a level of help includes another one.
import { ASSIST, type Assist } from '../net/messages';

export function helps(level: Assist, wanted: Assist): boolean {
  return ASSIST.indexOf(level) >= ASSIST.indexOf(wanted);
}
