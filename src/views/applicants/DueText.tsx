import AlarmClock from '~icons/lucide/alarm-clock';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { ApplicantCard } from '../../../contract/applicants.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { Badge } from '../ui/Badge.tsx';
import { OWED } from '../../machines/application/statuses.ts';

const DAY_MS = 86_400_000;

/** When a promised reply is due, while one is owed: in words, with the weekday if it is soon. */
export function DueText({ status, promise }: Pick<ApplicantCard, 'status' | 'promise'>) {
  const { t, i18n } = useTranslation('applicants');
  if (promise === null || !isOwed({ status, promise })) return null;
  const left = Date.parse(promise.due_at) - Date.parse(serverInstantIn(0));
  const isNear = Math.abs(left) < 6 * DAY_MS;
  const words: Intl.DateTimeFormatOptions = isNear ? { weekday: 'short', hour: 'numeric', minute: '2-digit' } : { day: 'numeric', month: 'short' };
  const when = new Intl.DateTimeFormat(i18n.language, words).format(new Date(promise.due_at));
  const state = left <= 0 ? 'overdue' : left < DAY_MS ? 'soon' : 'by';
  return (
    <Badge tone={({ overdue: 'refused', soon: 'waiting', by: 'neutral' } as const)[state]}>
      <AlarmClock size={14} aria-hidden="true" />
      <time dateTime={promise.due_at}>{t(`due.${state}`, { when })}</time>
    </Badge>
  );
}

/** Whether a reply is promised and still due. */
export const isOwed = ({ status, promise }: Pick<ApplicantCard, 'status' | 'promise'>): boolean =>
  promise !== null && (promise.status === 'awaiting' || promise.status === 'overdue') && OWED.includes(status);
