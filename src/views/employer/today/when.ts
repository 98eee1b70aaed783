const DAY_MS = 86_400_000;

/** An instant as one says it: the time today, with the weekday while it is near, else the day. */
export function whenSaid(instant: string, now: string, language: string): string {
  const [at, today] = [new Date(instant), new Date(now)];
  const isToday = at.toDateString() === today.toDateString();
  const isNear = Math.abs(at.getTime() - today.getTime()) < 6 * DAY_MS;
  const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
  const words: Intl.DateTimeFormatOptions = isToday ? time : isNear ? { weekday: 'long', ...time } : { day: 'numeric', month: 'long' };
  return new Intl.DateTimeFormat(language, words).format(at);
}
