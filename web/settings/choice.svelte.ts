// One of a few named settings, remembered; `apply` makes the page follow it.
import { memory } from './memory';

export class Choice<T extends string> {
  current = $state() as T;

  constructor(
    readonly slot: 'theme' | 'motion' | 'sound' | 'alerts' | 'keys',
    readonly values: readonly T[],
    usual: T,
    readonly apply: (value: T) => void = () => {},
  ) {
    this.current = values.find((value) => value === memory[slot]) ?? usual;
    apply(this.current);
  }

  choose(value: T): void {
    this.current = value;
    memory[this.slot] = value;
    this.apply(value);
  }
}
