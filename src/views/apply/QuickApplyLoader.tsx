import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { fromPromise } from 'xstate';
import type { JobDetail } from '../../../contract/records.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ERRORS } from '../../../contract/errors.ts';
import { randomUuid } from '../../lib/uuid.ts';
import type { QuickApplyProgress } from '../../machines/quickApply/quickApply.types.ts';
import { requestFor } from '../../machines/request/request.machine.ts';
import { api } from '../../services/api.ts';
import { waitForConnection } from '../../services/connection.ts';
import { storedProgress } from '../../services/quickApply.ts';
import { SessionFlow, useUser } from '../core/SessionFlow.tsx';
import { JobGone } from '../shared/job/JobGone.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { QuickApplyFlow } from './ApplyFlow.ts';
import { ApplyFrame } from './ApplyFrame.tsx';
import { ApplyLoading } from './ApplyLoading.tsx';
import { Blocked } from './Blocked.tsx';
import { QuickApplySteps } from './QuickApplySteps.tsx';

const jobRequest = requestFor<{ jobId: number }, JobDetail>().provide({
  actors: {
    waitForConnection,
    fetch: fromPromise(async ({ input, signal }) => (await api('getJob', { params: { id: input.payload.jobId } }, { signal })).data),
  },
});

/** If the user was signed out since, starts with what they typed; their account is then found by its address. */
const progressFor = (isSeeker: boolean, stored: QuickApplyProgress | undefined) =>
  stored && !isSeeker ? { ...stored, isRegistered: false, resumeId: null } : stored;

/** Applying without an account needs the job first: its questions, and whether it is open. */
export function QuickApplyLoader({ jobId }: { jobId: number }) {
  const { t } = useTranslation('apply');
  const [state, send] = useMachine(jobRequest, { input: { payload: { jobId } } });
  const clockOffset = SessionFlow.useSelector((snapshot) => snapshot.context.clockOffset);
  const isSeeker = useUser() !== null;
  const [begun] = useState(() => ({ key: randomUuid(), progress: progressFor(isSeeker, storedProgress(jobId)) }));
  const { response: job, error } = state.context;
  if (state.matches('failure')) {
    if (error?.code === ERRORS.jobDeleted.code || error?.code === ERRORS.notFound.code)
      return <JobGone reason={error.code === ERRORS.notFound.code ? 'notFound' : 'deleted'} />;
    return (
      <ErrorState title={t('failed.title')} onRetry={() => send({ type: 'request.retried' })}>
        {t('failed.text')}
      </ErrorState>
    );
  }
  if (state.matches('offline')) return <OfflineHere />;
  if (!job)
    return (
      <ApplyFrame job={null} steps={['details', 'send']} here="details">
        <ApplyLoading />
      </ApplyFrame>
    );
  if (!job.can_apply) return <Blocked block="noWayToApply" job={job} bannedUntil={null} />;
  if (job.status === 'closed' || job.status === 'onHold')
    return <Blocked block={job.status === 'closed' ? 'jobClosed' : 'jobOnHold'} job={job} bannedUntil={null} />;
  const input = {
    job,
    isMobile: window.innerWidth <= LIMITS.mobileWidth,
    clockOffset,
    key: begun.key,
    ...(begun.progress ? { progress: begun.progress } : {}),
  };
  return (
    <QuickApplyFlow.Provider options={{ input }}>
      <QuickApplySteps />
    </QuickApplyFlow.Provider>
  );
}
