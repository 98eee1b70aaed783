import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { savedJobMachine } from '../../machines/savedJob/savedJob.machine.ts';
import { savedJob } from '../../services/savedJob.ts';
import { NoticeFlow } from '../app/NoticeFlow.tsx';
import { useNotices } from '../app/useNotices.ts';

export type Saving = ActorRefFrom<typeof savedJobMachine>;

interface HeartbeatProps {
  jobId: number;
  isSaved: boolean;
  isPending: boolean;
  isSeeker: boolean;
  /** It was pressed before its chart was there. */
  isWanted: boolean;
  /** Told once that press is made good. */
  onMade: () => void;
  /** Told the chart as it begins, and null as it ends. */
  onBeat: (saving: Saving | null) => void;
}

/** The chart behind a heart, and what it tells beside it: notices, and the way to sign in. */
export default function Heartbeat({ onBeat, onMade, isWanted, ...input }: HeartbeatProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const notice = NoticeFlow.useActorRef();
  const saving = useActorRef(savedJob, { input });
  const isSaved = useSelector(saving, (state) => state.hasTag('shownSaved'));
  const isUndoable = useSelector(saving, (state) => state.hasTag('undoable'));
  const needsSignIn = useSelector(saving, (state) => state.matches('signInRequired'));

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
  useEffect(() => {
    if (!isUndoable) return;
    notice.send({ type: 'notice.raised', notice: { severity: 'success', message: isSaved ? 'jobs:save.done' : 'jobs:unsave.done', action: 'undo' } });
    const acted = notice.on('notice.actionChosen', () => saving.send({ type: 'undo.requested' }));
    return () => acted.unsubscribe();
  }, [isUndoable, isSaved, notice, saving]);
  useEffect(() => {
    if (!needsSignIn) return;
    notice.send({ type: 'notice.raised', notice: { severity: 'info', message: 'jobs:save.signIn' } });
    void navigate(`/get-started?redirect=${encodeURIComponent(pathname + search)}`);
    // Sent once, from the page it was pressed on: the address it leads to is no reason to lead on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [needsSignIn]);

  return null;
}
