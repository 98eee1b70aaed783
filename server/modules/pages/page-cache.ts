/** A page in the form that is sent. */
export interface CachedPage {
  /** Names and values in turn, as `writeHead` expects them, without the headers about the body. */
  headers: readonly string[];
  etag: string;
  /** Compressed according to its `content-encoding`. */
  body: Buffer;
}

interface Entry extends CachedPage {
  bytes: number;
  /** Milliseconds. */
  renderedAt: number;
  /** Milliseconds. Until then, another request is renewing it. */
  renewedUntil: number;
}

const MOST_BYTES = 48 * 1024 * 1024;
/** Bytes of an entry besides its body. */
const OVERHEAD = 4_096;
/** Milliseconds. Changes clear the cache right away, so this limits only what no change announces, such as "2 minutes ago". */
const FRESH = 20_000;
/** Until then, visitors get the old page while one request renews it. */
const STALE = 60_000;
const RENEWING = 5_000;

/**
 * Anonymous pages by their key (page-key.ts). When full, it evicts the least recently used ones. When data changes, it clears all. While it can't receive
 * changes, it stores nothing.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #renders = new Map<string, PromiseWithResolvers<void>>();
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

  /** Increases with each change. Read it before reading a page's data, and pass it to `put`. */
  get generation(): number {
    return this.#generation;
  }

  /** Its number of hits, and what it holds now. */
  get figures(): { hits: number; pages: number; bytes: number } {
    return { hits: this.#hits, pages: this.#entries.size, bytes: this.#bytes };
  }

  /** @returns undefined if the page has to be rendered: it isn't there, is too old, or it's this caller's turn to renew it */
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

  /**
   * Call it to render a page that the cache doesn't have.
   * @returns a function to call once the page was sent, whether or not it was stored; null if another request is rendering the page
   */
  beginRender(key: string): (() => void) | null {
    if (this.#renders.has(key)) return null;
    const render = Promise.withResolvers<void>();
    this.#renders.set(key, render);
    return () => this.#endRender(key, render);
  }

  /** Settles once another request has rendered the page; then it may be in the cache. Undefined if none is rendering it. */
  rendering(key: string): Promise<void> | undefined {
    return this.#isHearing ? this.#renders.get(key)?.promise : undefined;
  }

  /** @param generation from before the page's data was read. A page that was rendered during a change isn't stored */
  put(key: string, page: CachedPage, generation: number): void {
    if (!this.#isHearing || generation !== this.#generation) return;
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    const bytes = page.body.length + OVERHEAD;
    this.#entries.set(key, { ...page, bytes, renderedAt: this.#now().getTime(), renewedUntil: 0 });
    const render = this.#renders.get(key);
    if (render) this.#endRender(key, render);
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#remove(oldest, entry);
    }
  }

  /** Call it when something that pages show has changed. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#bytes = 0;
  }

  /** Whether changes are received from now on. Clears the cache, because changes in between are unknown. */
  hears(isHearing: boolean): void {
    this.#isHearing = isHearing;
    this.clear();
  }

  #endRender(key: string, render: PromiseWithResolvers<void>): void {
    if (this.#renders.get(key) === render) this.#renders.delete(key);
    render.resolve();
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
