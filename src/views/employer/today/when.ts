const DAY_MS = 86_400_000;

/** A short form of an instant: the time today, with the weekday if it is soon, otherwise the day. */
export function shortTime(instant: string, now: string, language: string): string {
  const [at, today] = [new Date(instant), new Date(now)];
  const isToday = at.toDateString() === today.toDateString();
  const isNear = Math.abs(at.getTime() - today.getTime()) < 6 * DAY_MS;
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const words: Intl.DateTimeFormatOptions = isToday ? time : isNear ? { weekday: 'long', ...time } : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(language, words).format(at);
}
