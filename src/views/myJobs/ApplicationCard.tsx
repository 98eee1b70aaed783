import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { DECLINE_REASONS } from '../../../contract/decline-reasons.ts';
import type { OpenInterview } from '../../../contract/interview-records.ts';
import type { Application } from '../../../contract/records.ts';
import { useBoot } from '../app/boot.ts';
import { dayAndTime } from '../interview/zones.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { JobCard } from '../ui/JobCard.tsx';
import { Trail } from '../ui/Trail.tsx';
import { applicationTrail, nextOf } from './applicationTrail.ts';
import { codeOf } from '../app/codeOf.ts';

const ChatButton = lazy(() => codeOf(() => import('../chat/ChatButton.tsx')));
const WithdrawDialog = lazy(() => codeOf(() => import('./WithdrawDialog.tsx')));

/** While there is something to talk about. */
const CAN_CHAT: readonly Application['status'][] = ['pending', 'viewed', 'communicating', 'interview', 'accepted'];

/** One application: the job, its trail, who acts next and by when. */
export function ApplicationCard({ application, onChange }: { application: Application; onChange: (application: Application) => void }) {
  const { t, i18n } = useTranslation('myJobs');
  const { now } = useBoot();
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const date = (at: string) => new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short' }).format(new Date(at));
  const untilOf = ({ acts_next: by, due_at: due, starts_at: starts }: OpenInterview) => {
    const at = due ?? starts;
    return at === null ? null : by === null ? dayAndTime(at, i18n.language) : t(`interview.${by}`, { date: dayAndTime(at, i18n.language) });
  };
  const { actsNext, dueAt, steps } = nextOf(application);
  const { job, promise, reason, note, interview } = application;
  // Of an interview that is ahead its own chart says whose turn it is.
  const turn = interview ? (interview.acts_next ? (`next.${interview.acts_next}` as const) : 'interview.agreed') : (`next.${actsNext ?? 'none'}` as const);
  const until = interview ? untilOf(interview) : dueAt && promise?.status === 'awaiting' ? t('due', { date: date(dueAt) }) : null;
  const told = DECLINE_REASONS.find((one) => one === reason);
  const canWithdraw = steps.some(({ event }) => event === 'application.withdrawn');
  return (
    <JobCard job={job} now={now} headingLevel={2}>
      <div className={css({ display: 'grid', gap: '12' })} data-state={application.status}>
        <Trail steps={applicationTrail(application, (status) => t(`status.${status}`), date)} label={t('trail', { company: job.company.name })} look="wide" />
        <p className={css({ fontSize: '13', color: 'quiet' })}>
          <span className={css({ fontWeight: '600', color: 'ink' })}>{t(turn)}</span>
          {until ? ` · ${until}` : ''}
        </p>
        {dueAt && promise?.status === 'overdue' ? (
          <p className={css({ fontSize: '13', color: 'waitingText' })}>{t('overdue', { date: date(promise.due_at) })}</p>
        ) : null}
        {promise?.status === 'autoClosed' ? <p className={css({ fontSize: '13', color: 'waitingText' })}>{t('autoClosed')}</p> : null}
        {/* That no answer came is said above, in words. */}
        {reason && reason !== 'noAnswer' ? (
          <p className={css({ fontSize: '13' })}>{t('reason', { reason: told ? t(`declineReason.${told}`) : reason })}</p>
        ) : null}
        {note ? (
          <p className={css({ fontSize: '13', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })}>{t('note', { company: job.company.name, note })}</p>
        ) : null}
        {interview?.acts_next === 'seeker' ? (
          <div>
            <ButtonLink to={`/interviews/${interview.id}`} size="small" variant="primary">
              {t('interview.choose')}
            </ButtonLink>
          </div>
        ) : null}
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '4', ms: '-12px', my: '-8px' })}>
          {interview && interview.acts_next !== 'seeker' ? (
            <ButtonLink to={`/interviews/${interview.id}`} size="small" variant="plain">
              {t('interview.open')}
            </ButtonLink>
          ) : null}
          <ButtonLink to={`/recommended-job/applied/${job.id}`} size="small" variant="plain">
            {t('whole')}
          </ButtonLink>
          {CAN_CHAT.includes(application.status) && application.can_chat ? (
            <Suspense fallback={null}>
              <ChatButton jobId={job.id} size="small" variant="plain" />
            </Suspense>
          ) : null}
          {canWithdraw ? (
            <Button size="small" variant="plain" className={css({ color: 'quiet' })} onClick={() => setIsWithdrawing(true)}>
              {t('withdraw')}
            </Button>
          ) : null}
        </div>
      </div>
      {isWithdrawing ? (
        <Suspense fallback={null}>
          <WithdrawDialog
            jobId={job.id}
            onDone={(changed) => {
              setIsWithdrawing(false);
              if (changed) onChange(changed);
            }}
          />
        </Suspense>
      ) : null}
    </JobCard>
  );
}
