import { useEffect } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css, cx } from '#css/css';
import { parseJobPath, titleInPath } from '../../lib/search-url/job-url.ts';
import { recordView } from '../../services/jobs.ts';
import { usePageData } from '../core/boot.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { useTitle } from '../core/useTitle.ts';
import { Blockable } from '../block/Blockable.tsx';
import { BlockButton } from '../block/BlockButton.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { JobBody } from '../job/JobBody.tsx';
import { JobFlow } from '../job/JobFlow.ts';
import { JobGone } from '../shared/job/JobGone.tsx';
import { JobLoading } from '../job/JobLoading.tsx';

/** /job/{slug}-{id}: the page most people arrive on. */
export default function JobPage() {
  const { pathname } = useLocation();
  const rendered = usePageData('job');
  const jobId = parseJobPath(pathname)?.id;
  if (jobId === undefined) return <JobGone reason="notFound" />;
  return (
    <JobFlow.Provider key={jobId} options={{ input: { jobId, isSafetyRead: false, ...(rendered?.job.id === jobId ? rendered : {}) } }}>
      <JobStates />
    </JobFlow.Provider>
  );
}

/** The content for each state of the chart. */
function JobStates() {
  const { t } = useTranslation('job');
  const now = useServerNow();
  const { pathname } = useLocation();
  const actor = JobFlow.useActorRef();
  const state = JobFlow.useSelector((snapshot) => snapshot);
  const { job, jobId, failure } = state.context;
  useTitle(job ? `${job.title} · ${job.company.name}` : null);
  const isOpen = state.matches('open');
  useEffect(() => {
    // For a job the server rendered, `job.viewed` is emitted before anything can listen, so watch the state instead.
    if (isOpen) recordView(jobId);
  }, [isOpen, jobId]);
  if (job && (isOpen || state.matches('closed') || state.matches('onHold'))) {
    return (
      <Blockable company={job.company}>
        <JobBody job={job} now={now} BlockButton={BlockButton} />
      </Blockable>
    );
  }
  if (state.matches('deleted')) return <JobGone reason="deleted" title={titleInPath(pathname)} />;
  if (state.matches('notFound')) return <JobGone reason="notFound" title={titleInPath(pathname)} />;
  if (state.matches('blocked')) return <JobGone reason="blocked" />;
  if (state.matches('failed')) {
    return (
      <ErrorState title={t('failed.title')} reference={failure?.requestId ?? null} onRetry={() => actor.send({ type: 'load.retried' })}>
        {failure?.message || t('failed.text')}
      </ErrorState>
    );
  }
  if (state.matches('offline')) return <OfflineHere onRetry={() => actor.send({ type: 'load.retried' })} />;
  return (
    <div className={cx(containerStyle, css({ py: { base: '16', md: '32' } }))}>
      <JobLoading isSlow={state.hasTag('slow')} />
    </div>
  );
}
