import { useTranslation } from '../../ui/useTranslation.tsx';
import { DAY } from '../../../../contract/durations.ts';

/** How many days after `now` an instant is, by the reader's calendar. */
function daysAfter(instant: string, now: string): number {
  const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
  return Math.round((midnight(new Date(instant)) - midnight(new Date(now))) / DAY);
}

/** Formats when something is due, as short as possible: the time today, with the weekday within days, otherwise the day. */
export function useShortTime() {
  const { t, i18n } = useTranslation('employer');
  const as = (instant: string, words: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(i18n.language, words).format(new Date(instant));
  const time = (instant: string) => as(instant, { hour: 'numeric', minute: '2-digit' });
  const isNear = (days: number) => Math.abs(days) < 7;
  const day = (instant: string, now: string) => as(instant, isNear(daysAfter(instant, now)) ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
  const when = (instant: string, now: string) => {
    const days = daysAfter(instant, now);
    if (days === 0) return time(instant);
    return isNear(days) ? t('time.weekday', { day: day(instant, now), time: time(instant) }) : day(instant, now);
  };
  return { time, day, when, daysAfter };
}
