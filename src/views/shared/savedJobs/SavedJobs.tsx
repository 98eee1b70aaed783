import { createContext, useCallback, useContext, useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { handOverSaves, storedSaves, savedJobIds } from '../../../services/savedJobs.ts';
import { NoticeFlow } from '../../core/NoticeFlow.tsx';
import { useUser } from '../../core/SessionFlow.tsx';

interface SavedJobs {
  /** Null until known. Always empty for a guest. */
  ids: ReadonlySet<number> | null;
  /** Jobs that a guest saved on this device. */
  onDevice: ReadonlySet<number>;
}

interface Marks extends SavedJobs {
  /** Synchronizes the save buttons of one job. */
  mark: (jobId: number, isSaved: boolean) => void;
}

const NONE: ReadonlySet<number> = new Set();
const Context = createContext<Marks>({ ids: null, onDevice: NONE, mark: () => {} });

const withOrWithout = (ids: ReadonlySet<number>, jobId: number, isIn: boolean): ReadonlySet<number> =>
  isIn === ids.has(jobId) ? ids : new Set(isIn ? [...ids, jobId] : [...ids].filter((id) => id !== jobId));

/** Which jobs are saved: requested once per sign-in, for all save buttons on all pages. What the device stored is first moved to the account. */
export function SavedJobsProvider({ children }: PropsWithChildren) {
  const userId = useUser()?.id ?? null;
  const notice = NoticeFlow.useActorRef();
  const [known, setKnown] = useState<SavedJobs>({ ids: userId === null ? NONE : null, onDevice: NONE });
  useEffect(() => {
    const onDevice = new Set(storedSaves());
    // Only the browser knows what the device stored; if nothing, the page stays as the server rendered it.
    // oxlint-disable-next-line react/set-state-in-effect
    setKnown((before) => (userId === null && before.ids === NONE && onDevice.size === 0 ? before : { ids: userId === null ? NONE : null, onDevice }));
    if (userId === null) return;
    const stop = new AbortController();
    void (async () => {
      const given = await handOverSaves(stop.signal);
      // Unknown is shown as unsaved; clicking the button still does the right thing.
      const ids = await savedJobIds(stop.signal).catch(() => []);
      if (stop.signal.aborted) return;
      setKnown({ ids: new Set(ids), onDevice: NONE });
      if (given > 0) notice.send({ type: 'notice.raised', notice: { severity: 'success', message: 'jobs:save.done' } });
    })();
    return () => stop.abort();
  }, [userId, notice]);
  const mark = useCallback(
    (jobId: number, isSaved: boolean) =>
      setKnown((before) => {
        const list = userId === null ? 'onDevice' : 'ids';
        const ids = before[list] && withOrWithout(before[list], jobId, isSaved);
        return ids === before[list] ? before : { ...before, [list]: ids };
      }),
    [userId],
  );
  const value = useMemo(() => ({ ...known, mark }), [known, mark]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export const useSavedJobs = () => useContext(Context);
