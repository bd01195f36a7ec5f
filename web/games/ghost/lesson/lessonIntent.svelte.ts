// The hand of a pupil: it does what is pointed at. Whatever else is touched changes nothing; the teacher says a word.
import type { Hit } from '../../routes/routes';
import { GhostIntent } from '../intent.svelte';
import type { Teacher } from './teacher.svelte';

type Usual = ConstructorParameters<typeof GhostIntent>;

export class LessonIntent extends GhostIntent {
  constructor(
    readonly teacher: Teacher,
    ...usual: Usual
  ) {
    super(...usual);
  }

  override pick(hits: readonly Hit[]): void {
    const route = this.teacher.route(this.drawnBoard().board);
    const hit = hits.find(({ key }) => key === route);
    if (hit === undefined) return this.teacher.nudge();
    this.teacher.nod();
    super.pick([hit]);
  }

  override choose(text: string): void {
    if (text === this.teacher.move) super.choose(text);
    else this.teacher.nudge();
  }

  override askExchange(): void {
    if (this.teacher.task !== 'swap' || !this.canMove) return this.teacher.nudge();
    this.teacher.nod();
    super.askExchange();
  }

  override commit(): void {
    if (this.draft?.kind === 'claim' || this.draft?.kind === 'exchange') super.commit();
    else this.teacher.nudge();
  }

  /** A move of the film is made here and now: there is no server to ask. */
  override play(text: string): void {
    if (text !== this.teacher.move || !this.canMove) return this.teacher.nudge();
    super.cancel();
    this.teacher.played();
  }
}
