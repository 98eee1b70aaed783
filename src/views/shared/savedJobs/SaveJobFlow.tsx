import { useActorRef, useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { randomUuid } from '../../../lib/uuid.ts';
import type { savedJobMachine } from '../../../machines/savedJob/savedJob.machine.ts';
import { savedJob } from '../../../services/savedJob.ts';
import { codeOf } from '../../core/codeOf.ts';
import { NoticeFlow } from '../../core/NoticeFlow.tsx';
import { useNotices } from '../../core/useNotices.ts';
import { useSavedJobs } from './SavedJobs.tsx';

export type Saving = ActorRefFrom<typeof savedJobMachine>;

interface SaveJobFlowProps {
  jobId: number;
  isSaved: boolean;
  /** Saved on this device, by a guest. */
  isKept: boolean;
  isSeeker: boolean;
  /** It was clicked before its chart was loaded. */
  isWanted: boolean;
  /** Called once that click has been handled. */
  onMade: () => void;
  /** Gets the chart when it starts, and null when it ends. */
  onBeat: (saving: Saving | null) => void;
}

const SignInSheet = lazy(() => codeOf(() => import('../signIn/SignInSheet.tsx')));

/** Runs the chart of a save button, with its notices and, for a guest, the offer to sign in. */
export default function SaveJobFlow({ onBeat, onMade, isWanted, ...input }: SaveJobFlowProps) {
  const notice = NoticeFlow.useActorRef();
  const saving = useActorRef(savedJob, { input });
  const isSaved = useSelector(saving, (state) => state.hasTag('shownSaved'));
  const isUndoable = useSelector(saving, (state) => state.hasTag('undoable'));
  const isAsking = useSelector(saving, (state) => state.matches({ kept: 'asking' }));
  // Stays mounted once opened, so that closing returns the focus.
  const [wasSigningIn, setWasSigningIn] = useState(false);
  if (isAsking && !wasSigningIn) setWasSigningIn(true);

  useLayoutEffect(() => {
    if (!isWanted) return;
    saving.send({ type: 'job.saved' });
    onMade();
  }, [saving, isWanted, onMade]);
  useLayoutEffect(() => {
    onBeat(saving);
    return () => onBeat(null);
  }, [saving, onBeat]);
  useNotices(saving);
  const { mark } = useSavedJobs();
  const { jobId, isKept } = input;
  const isMarked = input.isSaved || isKept;
  const wasMarked = useRef(isMarked);
  useEffect(() => {
    if (isMarked === wasMarked.current) return;
    wasMarked.current = isMarked;
    saving.send({ type: isMarked ? 'job.savedElsewhere' : 'job.unsavedElsewhere' });
  }, [saving, isMarked]);
  useEffect(() => mark(jobId, isSaved), [mark, jobId, isSaved]);
  useEffect(() => {
    if (!isUndoable) return;
    const id = randomUuid();
    const message = isSaved ? 'jobs:save.done' : 'jobs:unsave.done';
    notice.send({ type: 'notice.raised', notice: { severity: 'success', message, action: 'undo', id } });
    const acted = notice.on('notice.actionChosen', (chosen) => (chosen.id === id ? saving.send({ type: 'undo.requested' }) : undefined));
    return () => {
      acted.unsubscribe();
      notice.send({ type: 'notice.expired', id });
    };
  }, [isUndoable, isSaved, notice, saving]);
  return <Suspense>{wasSigningIn ? <SignInSheet isOpen={isAsking} onClose={() => saving.send({ type: 'signIn.declined' })} /> : null}</Suspense>;
}
