import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import X from '~icons/lucide/x';
import { useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import { useBoot, usePageData } from '../app/boot.ts';
import { JobActions } from '../job/JobActions.tsx';
import { JobDescription } from '../job/JobDescription.tsx';
import { JobFacts } from '../job/JobFacts.tsx';
import { JobFlow } from '../job/JobFlow.ts';
import { JobGone } from '../job/JobGone.tsx';
import { JobHead } from '../job/JobHead.tsx';
import { JobLoading } from '../job/JobLoading.tsx';
import { JobPromise } from '../job/JobPromise.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** The job chosen from the list, at its side on a wide screen. */
export default function JobBeside({ jobId, closeTo }: { jobId: number; closeTo: string }) {
  const rendered = usePageData('search')?.job;
  return (
    <JobFlow.Provider options={{ input: { jobId, ...(rendered?.id === jobId ? { job: rendered } : {}) } }}>
      <Beside closeTo={closeTo} />
    </JobFlow.Provider>
  );
}

function Beside({ closeTo }: { closeTo: string }) {
  const { t } = useTranslation(['search', 'common', 'job']);
  const { now } = useBoot();
  const navigate = useNavigate();
  const { send } = JobFlow.useActorRef();
  const state = JobFlow.useSelector((snapshot) => snapshot);
  const { job } = state.context;
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) void navigate(closeTo, { preventScrollReset: true });
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [closeTo, navigate]);
  return (
    <div className={css({ p: '24', display: 'grid', gap: '24' })}>
      <div className={css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', my: '-12px', marginInlineEnd: '-12px' })}>
        {job ? (
          <TextLink to={job.url} variant="quiet">
            {t('open.whole')}
          </TextLink>
        ) : (
          <span />
        )}
        <IconButton label={t('open.close')} onClick={() => void navigate(closeTo, { preventScrollReset: true })}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {job ? (
        <>
          <JobHead job={job} now={now} headingLevel="h2">
            <JobPromise job={job} />
            <JobActions job={job} />
          </JobHead>
          <JobFacts job={job} />
          <JobDescription job={job} />
        </>
      ) : state.matches('deleted') || state.matches('notFound') ? (
        <JobGone reason={state.matches('deleted') ? 'deleted' : 'notFound'} />
      ) : state.matches('failed') ? (
        <ErrorState title={t('job:failed.title')} onRetry={() => send({ type: 'load.retried' })}>
          {t('job:failed.text')}
        </ErrorState>
      ) : (
        <JobLoading isSlow={state.hasTag('slow')} />
      )}
    </div>
  );
}
