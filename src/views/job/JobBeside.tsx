import { useCallback, useEffect } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { usePageData } from '../core/boot.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { useTexts } from '../core/useTexts.ts';
import { JobActions } from './JobActions.tsx';
import { JobDescription } from '../shared/job/JobDescription.tsx';
import { JobFacts } from '../shared/job/JobFacts.tsx';
import { JobFlow } from './JobFlow.ts';
import { JobGone } from '../shared/job/JobGone.tsx';
import { JobHead } from '../shared/job/JobHead.tsx';
import { JobLoading } from './JobLoading.tsx';
import { JobPromise } from '../shared/job/JobPromise.tsx';
import { useOwnApplication } from './useOwnApplication.ts';
import { reportOutcome } from '../../services/searchOutcomes.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { TextLink } from '../ui/TextLink.tsx';

interface JobBesideProps {
  jobId: number;
  /** False for the first of a list, which opens automatically: then the focus doesn't move. */
  isChosen: boolean;
}

/** A job next to the list, on a wide screen. */
export default function JobBeside({ jobId, isChosen }: JobBesideProps) {
  useTexts('job');
  const rendered = usePageData('search')?.job;
  return (
    <JobFlow.Provider options={{ input: { jobId, ...(rendered?.id === jobId ? { job: rendered } : {}) } }}>
      <Beside isChosen={isChosen} />
    </JobFlow.Provider>
  );
}

const GONE = ['deleted', 'notFound', 'blocked'] as const;

/** Escape leads from the opened job back to its place in the list. */
function returnToList(event: KeyboardEvent) {
  if (event.key === 'Escape' && !event.defaultPrevented) document.querySelector<HTMLElement>('[data-current] a[href]')?.focus();
}

function Beside({ isChosen }: { isChosen: boolean }) {
  const { t } = useTranslation(['search', 'common', 'job']);
  const now = useServerNow();
  const { send } = JobFlow.useActorRef();
  const state = JobFlow.useSelector((snapshot) => snapshot);
  const { job, jobId } = state.context;
  const hasApplied = useOwnApplication() !== null;
  const gone = GONE.find((name) => state.matches(name));
  const isOpened = isChosen && job !== null;
  useEffect(() => {
    if (isOpened) reportOutcome(jobId, 'opened');
  }, [isOpened, jobId]);
  const begin = useCallback(
    (element: HTMLDivElement) => {
      if (isChosen) element.focus({ preventScroll: true });
      element.addEventListener('keydown', returnToList);
      return () => element.removeEventListener('keydown', returnToList);
    },
    [isChosen],
  );
  return (
    <div ref={begin} tabIndex={-1} className={css({ py: '16', display: 'grid', gap: '24', outline: 'none' })}>
      {job ? (
        <p className={css({ display: 'flex', justifyContent: 'flex-end', my: '-8px' })}>
          <TextLink to={job.url} variant="quiet">
            {t('open.whole')}
          </TextLink>
        </p>
      ) : null}
      {job ? (
        <>
          <JobHead job={job} now={now} headingLevel="h2">
            <JobPromise job={job} isPast={hasApplied} />
            <JobActions job={job} />
          </JobHead>
          <JobFacts job={job} />
          <JobDescription job={job} />
        </>
      ) : gone ? (
        <JobGone reason={gone} isBeside />
      ) : state.matches('failed') ? (
        <ErrorState title={t('job:failed.title')} onRetry={() => send({ type: 'load.retried' })}>
          {t('job:failed.text')}
        </ErrorState>
      ) : state.matches('offline') ? (
        <OfflineHere onRetry={() => send({ type: 'load.retried' })} />
      ) : (
        <JobLoading isSlow={state.hasTag('slow')} />
      )}
    </div>
  );
}
