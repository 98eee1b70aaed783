import { useTranslation } from '../ui/useTranslation.tsx';
import { DAY } from '../../../contract/durations.ts';
import type { Posting } from '../../../contract/postings.ts';
import { instantOf } from '../../machines/jobPosting/dates.ts';
import { serverInstantIn } from '../../services/serverClock.ts';

/** How long a job runs; while its employer is asked to confirm it, until when they should answer. */
export function PostingTime({ posting }: { posting: Posting }) {
  const { t, i18n } = useTranslation('postings');
  const { status, valid_through: end, confirm_due_at: due } = posting;
  const day = (at: number) => new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'long' }).format(at);
  if (end === null) return null;
  const next = status === 'confirmDue' ? 'stale' : status === 'stale' ? 'delisted' : null;
  const moves = next && instantOf({ confirmDueAt: due, validThrough: end }, next);
  if (moves) return <span>{t(status === 'stale' ? 'due.stale' : 'due.confirmDue', { date: day(Date.parse(moves)) })}</span>;
  if (status === 'closed' || status === 'delisted') return <span>{t('endedOn', { date: day(Date.parse(end)) })}</span>;
  const left = Math.floor((Date.parse(end) - Date.parse(serverInstantIn(0))) / DAY);
  return <span>{left < 1 ? t('endsToday') : t('daysLeft', { count: left })}</span>;
}
