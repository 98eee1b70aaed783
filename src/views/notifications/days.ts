import { useTranslation } from '../ui/useTranslation.tsx';
import type { NotificationRecord } from '../../../contract/notification-calls.ts';
import { toShow } from '../../services/serverClock.ts';

/** A day of the reader's calendar, "2026-11-23". */
const dayOf = (at: string, ago = 0) => {
  const local = new Date(toShow(at));
  local.setDate(local.getDate() - ago);
  return [local.getFullYear(), local.getMonth() + 1, local.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};

/** Groups notifications by the day they arrived in the reader's time zone, preserving their order. */
export function days(notifications: readonly NotificationRecord[]): [day: string, ofDay: NotificationRecord[]][] {
  return [...Map.groupBy(notifications, ({ created_at: at }) => dayOf(at))];
}

/** Formats a day of `days`, and a time on it. @param now ISO instant of the server */
export function useDays(now: string) {
  const { t, i18n } = useTranslation('notificationCentre');
  const format = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const clock = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' });
  const isToday = (day: string) => day === dayOf(now);
  return {
    isToday,
    sayDay: (day: string) => (isToday(day) ? t('day.today') : day === dayOf(now, 1) ? t('day.yesterday') : format.format(new Date(`${day}T00:00:00Z`))),
    sayClock: (at: string) => clock.format(new Date(toShow(at))),
  };
}
