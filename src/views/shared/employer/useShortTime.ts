import { useTranslation } from '../../ui/useTranslation.tsx';

const DAY_MS = 86_400_000;

/** How many days after `now` an instant is, by the reader's calendar. */
function daysAfter(instant: string, now: string): number {
  const midnight = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
  return Math.round((midnight(new Date(instant)) - midnight(new Date(now))) / DAY_MS);
}

/** Formats when something is due, as short as possible: the time today, with the weekday within days, otherwise the day. */
export function useShortTime() {
  const { t, i18n } = useTranslation('employer');
  const as = (instant: string, words: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(i18n.language, words).format(new Date(instant));
  const time = (instant: string) => as(instant, { hour: 'numeric', minute: '2-digit' });
  const when = (instant: string, now: string) => {
    const days = daysAfter(instant, now);
    if (days === 0) return time(instant);
    return Math.abs(days) < 7
      ? t('time.weekday', { day: as(instant, { weekday: 'short' }), time: time(instant) })
      : as(instant, { day: 'numeric', month: 'short' });
  };
  return { time, when, daysAfter };
}
