/** A page as it is sent. */
export interface CachedPage {
  /** Names and values in turn, as `writeHead` takes them, without those of the body. */
  headers: readonly string[];
  etag: string;
  /** Compressed as its `content-encoding` says. */
  body: Buffer;
}

interface Entry extends CachedPage {
  bytes: number;
  /** Milliseconds. */
  renderedAt: number;
  /** Until then somebody else renders it anew. Milliseconds. */
  renewedUntil: number;
}

const MOST_BYTES = 48 * 1024 * 1024;
/** Of an entry beside its body. */
const OVERHEAD = 4_096;
/** Milliseconds. A change clears the cache at once: this bounds what no change announces, such as "2 minutes ago". */
const FRESH = 20_000;
/** Until then the old page is sent while one visitor's request renders it anew. */
const STALE = 60_000;
const RENEWING = 5_000;

/**
 * Pages of nobody in particular, by their key (page-key.ts). It forgets the ones that were used least recently when it is full, and all of them when
 * data changes. While changes can't be heard it holds nothing.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #now: () => Date;
  readonly #mostBytes: number;
  #bytes = 0;
  #generation = 0;
  #isHearing = false;
  #hits = 0;

  constructor(now: () => Date, mostBytes = MOST_BYTES) {
    this.#now = now;
    this.#mostBytes = mostBytes;
  }

  /** Goes up with each change. Read it before a page's data is read, and hand it to `put`. */
  get generation(): number {
    return this.#generation;
  }

  /** How many pages it has given, and how much it holds now. */
  get figures(): { hits: number; pages: number; bytes: number } {
    return { hits: this.#hits, pages: this.#entries.size, bytes: this.#bytes };
  }

  /** @returns undefined where the page has to be rendered: it isn't there, is too old, or it's this caller's turn to renew it */
  get(key: string): CachedPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const now = this.#now().getTime();
    const age = now - entry.renderedAt;
    // A demo's clock can also go back.
    if (age < 0 || age >= STALE) return void this.#remove(key, entry);
    if (age >= FRESH && entry.renewedUntil <= now) {
      entry.renewedUntil = now + RENEWING;
      return undefined;
    }
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#hits += 1;
    return entry;
  }

  /** @param generation from before the page's data was read: what was rendered across a change isn't stored */
  put(key: string, page: CachedPage, generation: number): void {
    if (!this.#isHearing || generation !== this.#generation) return;
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    const bytes = page.body.length + OVERHEAD;
    this.#entries.set(key, { ...page, bytes, renderedAt: this.#now().getTime(), renewedUntil: 0 });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#remove(oldest, entry);
    }
  }

  /** Something that pages show has changed. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#bytes = 0;
  }

  /** Whether changes are heard from now on. What changed in between is unknown. */
  hears(isHearing: boolean): void {
    this.#isHearing = isHearing;
    this.clear();
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
