import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { takePress } from '../../../services/takePress.ts';
import { deferred } from '../../core/deferred.tsx';
import { useUser } from '../../core/SessionFlow.tsx';
import { useHydrated } from '../../core/useHydrated.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import type { Saving } from './SaveJobFlow.tsx';
import { useSavedJobs } from './SavedJobs.tsx';

const SaveJobFlow = deferred(() => import('./SaveJobFlow.tsx'));

/** The save button of one job. It changes right away, and rolls back with a notice if saving fails. */
export function SaveJob({ jobId, title }: { jobId: number; title: string }) {
  const user = useUser();
  const { ids, onDevice } = useSavedJobs();
  // Until its chart is loaded and the saved jobs are known, a click is stored and handled later.
  const [isWanted, setIsWanted] = useState(false);
  const [saving, setSaving] = useState<Saving | null>(null);
  const isKnownSaved = ids?.has(jobId) ?? false;
  const isOnDevice = onDevice.has(jobId);
  const isSaved = useSelector(saving ?? undefined, (state) => state?.hasTag('shownSaved')) ?? (isWanted || isKnownSaved || isOnDevice);
  const toggle = () => (saving ? saving.send({ type: isSaved ? 'job.unsaved' : 'job.saved' }) : setIsWanted(!isWanted));
  const isHydrated = useHydrated();
  const pressKey = `save ${jobId}`;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the click was stored outside of React, and is taken once
    if (isHydrated && takePress(pressKey)) setIsWanted(true);
  }, [isHydrated, pressKey]);
  const made = useCallback(() => setIsWanted(false), []);
  return (
    <>
      <SaveButton isSaved={isSaved} title={title} onToggle={toggle} pressKey={isHydrated ? undefined : pressKey} />
      {ids && isHydrated ? (
        <SaveJobFlow
          key={`${jobId} ${user?.id ?? ''}`}
          jobId={jobId}
          isSaved={isKnownSaved}
          isKept={isOnDevice}
          isSeeker={user !== null}
          isWanted={isWanted}
          onBeat={setSaving}
          onMade={made}
        />
      ) : null}
    </>
  );
}
