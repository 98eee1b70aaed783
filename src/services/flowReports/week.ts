import { DAY } from '../../../contract/durations.ts';

/** Under which the browser stores what it did in its week, as digests: whether a step is counted as one more person's. */
const KEY = 'flow-week';
/** What comes on top is never counted as the first, so that nobody is two people. */
const MOST = 2_000;

interface Week {
  week: number;
  done: string[];
}

/**
 * What this browser did in a week, which begins on Monday in UTC. Without storage nothing is ever the first: every page would be another person.
 * @param now milliseconds
 */
export class WeekMemory {
  readonly #done: Set<string>;
  readonly #week: number;
  #canStore: boolean;

  constructor(now: number) {
    // The first of January 1970 was a Thursday.
    this.#week = Math.floor((now / DAY + 3) / 7);
    const { stored, canStore } = read();
    this.#done = new Set(stored?.week === this.#week ? stored.done : []);
    this.#canStore = canStore;
  }

  /** Whether it is the first time; from then on it isn't. */
  isFirst(name: string): boolean {
    const digest = digestOf(name);
    if (!this.#canStore || this.#done.has(digest) || this.#done.size >= MOST) return false;
    this.#done.add(digest);
    return true;
  }

  /** @returns whether it will be known in the next page */
  store(): boolean {
    try {
      localStorage.setItem(KEY, JSON.stringify({ week: this.#week, done: [...this.#done] } satisfies Week));
      return true;
    } catch {
      return (this.#canStore = false);
    }
  }
}

function read(): { stored: Week | null; canStore: boolean } {
  try {
    const text = localStorage.getItem(KEY);
    // One that can be read and not written would take each page for another person.
    localStorage.setItem(KEY, text ?? '');
    const stored: unknown = text ? JSON.parse(text) : null;
    return { stored: isWeek(stored) ? stored : null, canStore: true };
  } catch (error) {
    return { stored: null, canStore: error instanceof SyntaxError };
  }
}

const isWeek = (value: unknown): value is Week =>
  typeof value === 'object' && value !== null && 'week' in value && 'done' in value && Array.isArray(value.done);

/** 32 bits in base 36 (FNV-1a). Two names of one digest count one person too few. */
function digestOf(name: string): string {
  let digest = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) digest = Math.imul(digest ^ name.charCodeAt(index), 0x01000193);
  return (digest >>> 0).toString(36);
}
