import AlarmClock from '~icons/lucide/alarm-clock';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { ApplicantCard } from '../../../contract/applicants.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { Badge } from '../ui/Badge.tsx';
import { useShortTime } from '../shared/employer/useShortTime.ts';
import { isOwed } from './stages.ts';

/** When a promised reply is due, while one is owed: in words, with the weekday if it is soon. */
export function DueText({ status, promise }: Pick<ApplicantCard, 'status' | 'promise'>) {
  const { t } = useTranslation('applicants');
  const { time, day, when, daysAfter } = useShortTime();
  if (promise === null || !isOwed({ status, promise })) return null;
  const now = serverInstantIn(0);
  const { due_at: dueAt } = promise;
  const state = dueAt <= now ? 'overdue' : ((['today', 'tomorrow'] as const)[daysAfter(dueAt, now)] ?? 'by');
  // A column of the board has no room for more, and how many hours it's late doesn't matter.
  const since = daysAfter(dueAt, now) === 0 ? time(dueAt) : day(dueAt, now);
  const isSoon = state === 'today' || state === 'tomorrow';
  return (
    <Badge tone={state === 'overdue' ? 'refused' : isSoon ? 'waiting' : 'neutral'}>
      <AlarmClock size={14} aria-hidden="true" />
      <time dateTime={dueAt}>{t(`due.${state}`, { when: isSoon ? time(dueAt) : state === 'overdue' ? since : when(dueAt, now) })}</time>
    </Badge>
  );
}
