// What this browser remembers between visits. Storage may be forbidden; then nothing is remembered and nothing breaks.
const PREFIX = 'roundhouse.';

/**
 * `tables`: "server" where none is to be played on this device. `key` opens the guest's games and must never be shown unasked; `setup` is the last table set up, `look` the colour and mark, `results` how one's
 * games ended, as JSON; `keysTold`: that there are keys.
 */
const SLOTS = ['key', 'name', 'setup', 'look', 'results', 'language', 'theme', 'motion', 'pace', 'speed', 'sound', 'alerts', 'keys', 'keysTold', 'tables'] as const;
type Slot = (typeof SLOTS)[number];
/** Whether a game was taught here. */
export type LessonSlot = 'lesson' | `lesson.${string}`;
/** What belongs to the person; the rest belongs to the screen. */
const PERSONAL: readonly string[] = ['key', 'name', 'setup', 'look', 'results'];

function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}

function isPersonal(key: string): boolean {
  const slot = key.slice(PREFIX.length);
  return key.startsWith(PREFIX) && (PERSONAL.includes(slot) || slot.startsWith('setup.'));
}

const slots = Object.fromEntries(
  SLOTS.map((slot) => [slot, { get: () => read(slot), set: (value: string | null) => write(slot, value), enumerable: true }]),
);

interface More {
  /** How this game was set up last, as JSON. */
  setupOf(game: string): string | null;
  keepSetup(game: string, setup: string): void;
  lessonOf(slot: LessonSlot): string | null;
  keepLesson(slot: LessonSlot, state: string): void;
  /** Forgets the person; what belongs to the screen stays. */
  forgetPerson(): void;
}

const more: More = {
  setupOf: (game) => read(`setup.${game}`),
  keepSetup: (game, setup) => {
    write('setup', setup);
    write(`setup.${game}`, setup);
  },
  lessonOf: (slot) => read(slot),
  keepLesson: (slot, state) => write(slot, state),
  forgetPerson: () => {
    try {
      for (const key of Object.keys(localStorage)) if (isPersonal(key)) localStorage.removeItem(key);
    } catch {
      // Nothing was remembered.
    }
  },
};

export const memory = Object.defineProperties(more, slots) as More & Record<Slot, string | null>;
