import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { savedJob } from '../../services/savedJobs.ts';
import { NoticeFlow } from '../app/NoticeFlow.tsx';
import { useUser } from '../app/SessionFlow.tsx';
import { SaveButton } from '../ui/SaveButton.tsx';
import { useSavedJobs } from './SavedJobs.tsx';

interface SaveJobProps {
  jobId: number;
  title: string;
}

/** The heart of one job. It answers at once; what the server says is made good, or taken back with a notice. */
export function SaveJob(props: SaveJobProps) {
  const user = useUser();
  const { ids, pending } = useSavedJobs();
  const [isWanted, setIsWanted] = useState(false);
  // Until it is known what is saved, a press is kept and made good then.
  if (ids === null) return <SaveButton isSaved={isWanted} title={props.title} onToggle={() => setIsWanted(!isWanted)} />;
  return (
    <Heartbeat
      key={`${props.jobId} ${user?.id ?? ''}`}
      {...props}
      isSaved={ids.has(props.jobId)}
      isPending={isWanted || pending === props.jobId}
      isSeeker={user !== null}
    />
  );
}

function Heartbeat({ jobId, title, ...begun }: SaveJobProps & { isSaved: boolean; isPending: boolean; isSeeker: boolean }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const notice = NoticeFlow.useActorRef();
  const saving = useActorRef(savedJob, { input: { jobId, ...begun } });
  const isSaved = useSelector(saving, (state) => state.hasTag('shownSaved'));
  const isUndoable = useSelector(saving, (state) => state.hasTag('undoable'));
  const needsSignIn = useSelector(saving, (state) => state.matches('signInRequired'));

  useEffect(() => {
    const raised = saving.on('notice.raised', (event) => notice.send(event));
    return () => raised.unsubscribe();
  }, [saving, notice]);
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

  return <SaveButton isSaved={isSaved} title={title} onToggle={() => saving.send({ type: isSaved ? 'job.unsaved' : 'job.saved' })} />;
}
