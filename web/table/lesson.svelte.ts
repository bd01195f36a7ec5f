// Whether this browser is being taught a game: once asked for or sent away, it is not offered again.
import { memory, type LessonSlot } from '../settings/memory';

export class Lesson {
  #state = $state<string | null>(null);

  constructor(readonly slot: LessonSlot) {
    this.#state = memory.lessonOf(slot);
  }

  get on(): boolean {
    return this.#state === 'on';
  }

  /** Who has had it, or sent it away, is not asked again. */
  get offered(): boolean {
    return this.#state === null;
  }

  begin(): void {
    this.#set('on');
  }

  end(): void {
    this.#set('done');
  }

  #set(state: string): void {
    this.#state = state;
    memory.keepLesson(this.slot, state);
  }
}
