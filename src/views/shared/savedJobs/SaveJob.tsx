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

/** The heart of one job. It answers at once; what the server says is made good, or taken back with a notice. */
export function SaveJob({ jobId, title }: { jobId: number; title: string }) {
  const user = useUser();
  const { ids, kept } = useSavedJobs();
  // Until its chart is there and it is known what is saved, a press is kept and made good then.
  const [isWanted, setIsWanted] = useState(false);
  const [saving, setSaving] = useState<Saving | null>(null);
  const isKnownSaved = ids?.has(jobId) ?? false;
  const isKept = kept.has(jobId);
  const isSaved = useSelector(saving ?? undefined, (state) => state?.hasTag('shownSaved')) ?? (isWanted || isKnownSaved || isKept);
  const toggle = () => (saving ? saving.send({ type: isSaved ? 'job.unsaved' : 'job.saved' }) : setIsWanted(!isWanted));
  const isHydrated = useHydrated();
  const pressKey = `save ${jobId}`;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the press was kept outside of React, and is taken once
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
          isKept={isKept}
          isSeeker={user !== null}
          isWanted={isWanted}
          onBeat={setSaving}
          onMade={made}
        />
      ) : null}
    </>
  );
}
