import Undo2 from '~icons/lucide/undo-2';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { DAY } from '../../../contract/durations.ts';
import { DECLINE_REASONS } from '../../../contract/decline-reasons.ts';
import type { OpenInterview } from '../../../contract/interview-records.ts';
import { dateText } from '../../lib/formatters.ts';
import { ACTIVE_STATES } from '../../machines/application/statuses.ts';
import type { Application } from '../../../contract/records.ts';
import { buildSearchUrl } from '../../lib/search-url/build.ts';
import { dayAndTime } from '../shared/interview/zones.ts';
import { ActionMenu } from '../ui/ActionMenu.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { CompanyName } from '../ui/CompanyName.tsx';
import { JobTitle } from '../ui/JobTitle.tsx';
import { Link } from '../ui/Link.tsx';
import { Meta } from '../ui/Meta.tsx';
import { Trail } from '../ui/Trail.tsx';
import { Turn } from '../ui/Turn.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { applicationTrail, nextOf } from '../shared/application/applicationTrail.ts';
import { moveOf } from './moveOf.ts';
import { codeOf } from '../core/codeOf.ts';
import { useServerNow } from '../core/useServerNow.ts';

const ChatButton = lazy(() => codeOf(() => import('../shared/chat/ChatButton.tsx')));
const WithdrawDialog = lazy(() => codeOf(() => import('../shared/application/WithdrawDialog.tsx')));

/** While there is something to talk about. */
const CAN_CHAT: readonly Application['status'][] = [...ACTIVE_STATES, 'accepted'];

const row = css({
  position: 'relative',
  containerType: 'inline-size',
  py: '12',
  // An open menu covers the rows below.
  '&:has([aria-expanded=true])': { zIndex: '2' },
  _hover: { '& h3': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
const inside = css({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: '12',
  rowGap: '8',
  alignItems: 'center',
  '& > *': { gridColumn: '2', minW: '0' },
  '& > img': { gridColumn: '1', gridRow: '1', alignSelf: 'start' },
  '&[data-menu] > :nth-child(2)': { paddingInlineEnd: '20px' },
  _wideCard: {
    '&[data-menu]': { paddingInlineEnd: '36px' },
    gridTemplateColumns: '44px minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '16',
    '& > :nth-child(3)': { gridColumn: '2', gridRow: '2' },
    '& > :nth-child(4)': { gridColumn: '3', gridRow: '1' },
    '& > :nth-child(5)': { gridColumn: '3', gridRow: '2' },
  },
  '@container (min-width: 960px)': {
    gridTemplateColumns: '44px minmax(0, 1.2fr) 248px minmax(0, 1fr) 232px',
    // Rows without a menu keep its room, so that the columns line up.
    paddingInlineEnd: '36px',
    alignItems: 'start',
    // Level with the title's line.
    '& > :nth-child(n + 3)': { pt: '1px' },
    '& > :nth-child(3)': { gridColumn: '3', gridRow: '1' },
    '& > :nth-child(4)': { gridColumn: '4', gridRow: '1' },
    '& > :nth-child(5)': { gridColumn: '5', gridRow: '1', justifySelf: 'end', justifyContent: 'flex-end' },
  },
});
// The whole row is the link; other buttons are above it.
const whole = css({ overflowWrap: 'anywhere', _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' } });
const facts = css({
  _empty: { display: 'none' },
  display: 'grid',
  gap: '2px',
  justifyItems: 'start',
  fontSize: '13',
  color: 'quiet',
  overflowWrap: 'anywhere',
});
const acts = css({
  position: 'relative',
  zIndex: '1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8',
  alignItems: 'center',
  justifySelf: 'start',
  _empty: { display: 'none' },
});
/** At the row's end, above its link; the text and the buttons leave room. */
const menu = css({ position: 'absolute', zIndex: '1', insetBlockStart: '0', insetInlineEnd: '-12px' });

/** How many days ago a reply was due; at least one. */
const daysSince = (at: string, now: string): number => Math.max(1, Math.round((Date.parse(now) - Date.parse(at)) / DAY));

interface ApplicationCardProps {
  application: Application;
  /** Whose turn it is, the outcome and the next step; no actions that end it. */
  isBrief?: boolean;
  onChange?: (application: Application) => void;
}

/** One application in a row: the job, its trail, whose turn it is and by when, and the next action. */
export function ApplicationCard({ application, isBrief = false, onChange }: ApplicationCardProps) {
  const { t, i18n } = useTranslation('myJobs');
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  const date = (at: string) => dateText(i18n.language, { day: 'numeric', month: 'short' }, at);
  const day = (at: string) => dateText(i18n.language, { weekday: 'short', day: 'numeric', month: 'short' }, at);
  const untilOf = ({ acts_next: by, due_at: due, starts_at: starts }: OpenInterview) => {
    const at = due ?? starts;
    return at === null ? null : t(by === null ? 'interview.agreedFor' : `interview.${by}`, { date: dayAndTime(at, i18n.language) });
  };
  const now = useServerNow();
  const { actsNext, dueAt, steps } = nextOf(application);
  const { job, promise, reason, note, interview, status } = application;
  // The chart of an upcoming interview says whose turn it is.
  const turn = interview ? (interview.acts_next ? (`next.${interview.acts_next}` as const) : 'interview.agreed') : actsNext && (`next.${actsNext}` as const);
  const isLate = dueAt !== null && promise?.status === 'overdue';
  const until = interview
    ? untilOf(interview)
    : isLate
      ? t('late', { count: daysSince(promise.due_at, now) })
      : dueAt && promise?.status === 'awaiting'
        ? t('due', { date: day(dueAt) })
        : null;
  const declined = DECLINE_REASONS.find((one) => one === reason);
  const canWithdraw = !isBrief && steps.some(({ event }) => event === 'application.withdrawn');
  const canChat = CAN_CHAT.includes(status) && application.can_chat && !interview;
  return (
    <article className={row} data-state={status}>
      <div className={inside} data-menu={canWithdraw || undefined}>
        <CompanyMark logo={job.company.logo} />
        <div>
          <h3 className={css({ textStyle: 'card' })}>
            <Link to={`/recommended-job/applied/${job.id}`} className={whole}>
              <JobTitle title={job.title} />
            </Link>
          </h3>
          <Meta>
            <CompanyName name={job.company.name} isVerified={job.company.is_verified} />
            <bdi>{job.location}</bdi>
          </Meta>
        </div>
        <Trail steps={applicationTrail(application, (at) => t(`status.${at}`), date)} label={t('trail', { company: job.company.name })} look="small" />
        <div className={facts}>
          {turn ? (
            <Turn of={moveOf(application)}>
              {/* The mark says that it is the user's turn, and the action repeats it. */}
              {until && interview?.acts_next !== null ? (
                <>
                  <VisuallyHidden>{t(turn)} · </VisuallyHidden>
                  {until}
                </>
              ) : (
                (until ?? t(turn))
              )}
            </Turn>
          ) : null}
          {isLate ? <p>{t('overdue', { date: date(promise.due_at) })}</p> : null}
          {promise?.status === 'autoClosed' ? <p>{t('autoClosed')}</p> : null}
          {/* It is already said above that no reply came. */}
          {reason && reason !== 'noAnswer' ? <p>{t('reason', { reason: declined ? t(`declineReason.${declined}`) : reason })}</p> : null}
          {note && !isBrief ? <p className={css({ whiteSpace: 'pre-line' })}>{t('note', { company: job.company.name, note })}</p> : null}
        </div>
        <div className={acts}>
          {interview ? (
            <ButtonLink to={`/interviews/${interview.id}`} size="small" variant={interview.acts_next === 'seeker' ? 'primary' : 'quiet'}>
              {t(interview.acts_next === 'seeker' ? 'interview.choose' : 'interview.open')}
            </ButtonLink>
          ) : null}
          {canChat ? (
            <Suspense fallback={null}>
              <ChatButton jobId={job.id} size="small" variant="quiet" />
            </Suspense>
          ) : null}
          {actsNext === null && !isBrief && status !== 'accepted' ? (
            <ButtonLink to={buildSearchUrl({ query: job.title })} size="small">
              {t('similar')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {canWithdraw ? (
        <div className={menu}>
          <ActionMenu
            label={t('more', { title: job.title })}
            actions={[{ id: 'withdraw', icon: Undo2, label: t('withdraw'), isDanger: true, onChoose: () => setIsWithdrawing(true) }]}
          />
        </div>
      ) : null}
      {isWithdrawing ? (
        <Suspense fallback={null}>
          <WithdrawDialog
            jobId={job.id}
            onDone={(changed) => {
              setIsWithdrawing(false);
              if (changed) onChange?.(changed);
            }}
          />
        </Suspense>
      ) : null}
    </article>
  );
}
