import { useMachine } from '@xstate/react';
import EyeOff from '~icons/lucide/eye-off';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Recommendation } from '../../../contract/my-jobs.ts';
import { notSuitable } from '../../services/myJobs.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { SaveJob } from '../shared/savedJobs/SaveJob.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { JobCard } from '../ui/JobCard.tsx';
import { HiddenJob } from './HiddenJob.tsx';
import { ReasonList } from './ReasonList.tsx';
import { codeOf } from '../core/codeOf.ts';

const NotSuitableDialog = lazy(() => codeOf(() => import('./NotSuitableDialog.tsx')));

/** A recommended job, and why; one that isn't suitable disappears right away. */
export function RecommendedJob({ recommendation: { job, reasons } }: { recommendation: Recommendation }) {
  const { t } = useTranslation('myJobs');
  const now = useServerNow();
  const [state, send] = useMachine(notSuitable, { input: { jobId: job.id } });
  if (state.hasTag('shownHidden')) return <HiddenJob title={job.title} state={state} onUndo={() => send({ type: 'undo.requested' })} />;
  return (
    <JobCard job={job} now={now} action={<SaveJob jobId={job.id} title={job.title} />} look="row" headingLevel={2}>
      <div className={css({ display: 'grid', gap: '8' })}>
        <ReasonList reasons={reasons} />
        {state.matches({ idle: 'failed' }) ? (
          <Callout
            severity="error"
            actions={
              <Button size="small" onClick={() => send({ type: 'hiding.retried' })}>
                {t('notSuitable.retry')}
              </Button>
            }
          >
            {t('notSuitable.failed')}
          </Callout>
        ) : null}
        <Button
          size="small"
          variant="plain"
          aria-label={t('notSuitable.open', { title: job.title })}
          isLoading={state.matches('undoing')}
          disabled={!state.hasTag('busy') && !state.can({ type: 'notSuitable.opened' })}
          className={css({ justifySelf: 'start', ms: '-12px', my: '-8px', color: 'quiet' })}
          onClick={() => send({ type: 'notSuitable.opened' })}
        >
          <EyeOff size={18} strokeWidth={1.75} aria-hidden="true" />
          {t('notSuitable')}
        </Button>
      </div>
      {state.matches('choosing') ? (
        <Suspense fallback={null}>
          <NotSuitableDialog
            title={job.title}
            company={job.company}
            onChoose={(reasonId) => send({ type: 'reason.chosen', reasonId })}
            onClose={() => send({ type: 'notSuitable.closed' })}
          />
        </Suspense>
      ) : null}
    </JobCard>
  );
}
