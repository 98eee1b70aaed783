/** Made once for a language and a zone: that takes longer than all else of an email. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A day and time in a zone, as a language writes it. @param tag BCP 47 @param look `whole` with the year and the zone's name; `plain` without the name; `short` with neither */
export function inZone(time: string, timeZone: string, tag: string, look: 'whole' | 'plain' | 'short'): string {
  const key = `${tag} ${timeZone} ${look}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(tag, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      ...(look === 'short' ? {} : { year: 'numeric' }),
      ...(look === 'whole' ? { timeZoneName: 'short' } : {}),
    });
  formats.set(key, format);
  return format.format(new Date(time));
}
