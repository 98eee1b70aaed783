import { createContext, useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore, type PropsWithChildren } from 'react';
import { handOverSaves, storedSaves, savedJobIds } from '../../../services/savedJobs.ts';
import { NoticeFlow } from '../../core/NoticeFlow.tsx';
import { useUser } from '../../core/SessionFlow.tsx';

interface SavedJobs {
  /** Null until known. Always empty for a guest. */
  ids: ReadonlySet<number> | null;
  /** Jobs that a guest saved on this device. */
  onDevice: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * What is saved, outside of React: a context whose value changes would make React render every part that isn't hydrated yet (`core/deferred.tsx`), which then
 * loses its markup.
 */
class SavedJobsStore {
  private known: SavedJobs;
  private readonly listeners = new Set<() => void>();
  /** As the server rendered it. */
  readonly initial: SavedJobs;

  constructor(initial: SavedJobs) {
    this.initial = initial;
    this.known = initial;
  }

  readonly get = (): SavedJobs => this.known;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly change = (changed: (before: SavedJobs) => SavedJobs): void => {
    this.known = changed(this.known);
    this.listeners.forEach((listener) => listener());
  };
}

interface Shared {
  store: SavedJobsStore;
  /** Synchronizes the save buttons of one job. */
  mark: (jobId: number, isSaved: boolean) => void;
}

const Context = createContext<Shared>({ store: new SavedJobsStore({ ids: null, onDevice: NONE }), mark: () => {} });

const withOrWithout = (ids: ReadonlySet<number>, jobId: number, isIn: boolean): ReadonlySet<number> =>
  isIn === ids.has(jobId) ? ids : new Set(isIn ? [...ids, jobId] : [...ids].filter((id) => id !== jobId));

/** Which jobs are saved: requested once per sign-in, for all save buttons on all pages. What the device stored is first moved to the account. */
export function SavedJobsProvider({ children }: PropsWithChildren) {
  const userId = useUser()?.id ?? null;
  const notice = NoticeFlow.useActorRef();
  const [store] = useState(() => new SavedJobsStore({ ids: userId === null ? NONE : null, onDevice: NONE }));
  useEffect(() => {
    const onDevice = new Set(storedSaves());
    // Only the browser knows what the device stored; if nothing, the page stays as the server rendered it.
    store.change((before) => (userId === null && before.ids === NONE && onDevice.size === 0 ? before : { ids: userId === null ? NONE : null, onDevice }));
    if (userId === null) return;
    const stop = new AbortController();
    void (async () => {
      const given = await handOverSaves(stop.signal);
      // Unknown is shown as unsaved; clicking the button still does the right thing.
      const ids = await savedJobIds(stop.signal).catch(() => []);
      if (stop.signal.aborted) return;
      store.change(() => ({ ids: new Set(ids), onDevice: NONE }));
      if (given > 0) notice.send({ type: 'notice.raised', notice: { severity: 'success', message: 'jobs:save.done' } });
    })();
    return () => stop.abort();
  }, [userId, notice, store]);
  const mark = useCallback(
    (jobId: number, isSaved: boolean) =>
      store.change((before) => {
        const list = userId === null ? 'onDevice' : 'ids';
        const ids = before[list] && withOrWithout(before[list], jobId, isSaved);
        return ids === before[list] ? before : { ...before, [list]: ids };
      }),
    [userId, store],
  );
  const value = useMemo(() => ({ store, mark }), [store, mark]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export function useSavedJobs(): SavedJobs & Pick<Shared, 'mark'> {
  const { store, mark } = useContext(Context);
  const known = useSyncExternalStore(store.subscribe, store.get, () => store.initial);
  return { ...known, mark };
}
