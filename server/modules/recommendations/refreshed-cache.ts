/** Milliseconds. */
interface Lifetime {
  /** Younger values are returned as they are. */
  fresh: number;
  /** Until this age, the old value is returned while a new one is read in the background; after that, the caller waits. */
  stale: number;
}

interface Entry<T> {
  value: T;
  readAt: number;
}

/**
 * Caches the result of a read by key. Concurrent callers share one read. A failed refresh in the background keeps the old value.
 * Use few keys: entries are replaced, never removed.
 */
export class RefreshedCache<T> {
  readonly #entries = new Map<number, Entry<T>>();
  readonly #reading = new Map<number, Promise<T>>();
  readonly #lifetime: Lifetime;

  constructor(lifetime: Lifetime) {
    this.#lifetime = lifetime;
  }

  /** @throws what `read` throws, if there is no value that is young enough */
  async get(key: number, now: Date, read: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key);
    const age = entry ? now.getTime() - entry.readAt : Number.POSITIVE_INFINITY;
    if (entry && age < this.#lifetime.fresh) return entry.value;
    const reading = this.#reading.get(key) ?? this.#read(key, now, read);
    if (entry && age < this.#lifetime.stale) {
      reading.catch(() => undefined);
      return entry.value;
    }
    return reading;
  }

  #read(key: number, now: Date, read: () => Promise<T>): Promise<T> {
    const reading = read()
      .then((value) => {
        this.#entries.set(key, { value, readAt: now.getTime() });
        return value;
      })
      .finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }
}
