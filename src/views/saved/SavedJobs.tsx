import { createContext, useContext, useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { savedJobIds, takePendingSave } from '../../services/savedJobs.ts';
import { useUser } from '../app/SessionFlow.tsx';

interface SavedJobs {
  /** Null until known. Always empty for a guest. */
  ids: ReadonlySet<number> | null;
  /** The job to be saved on return from signing in. */
  pending: number | null;
}

const Context = createContext<SavedJobs>({ ids: null, pending: null });

/** Which jobs the seeker saved: asked for once a sign-in, for every heart on every page. */
export function SavedJobsProvider({ children }: PropsWithChildren) {
  const userId = useUser()?.id ?? null;
  const [known, setKnown] = useState<{ userId: string; ids: ReadonlySet<number>; pending: number | null } | null>(null);
  useEffect(() => {
    if (userId === null) return;
    const stop = new AbortController();
    savedJobIds(stop.signal).then(
      (ids) => setKnown({ userId, ids: new Set(ids), pending: takePendingSave() }),
      // Unknown is shown as unsaved; pressing the heart still does the right thing.
      () => setKnown({ userId, ids: new Set(), pending: takePendingSave() }),
    );
    return () => stop.abort();
  }, [userId]);
  const value = useMemo<SavedJobs>(() => {
    if (userId === null) return { ids: new Set(), pending: null };
    return known?.userId === userId ? { ids: known.ids, pending: known.pending } : { ids: null, pending: null };
  }, [userId, known]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

export const useSavedJobs = () => useContext(Context);
