/** Cached per language and zone, because creating one takes longer than the rest of an email. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A date and time in a zone, in the format of a language.
 * @param tag BCP 47
 * @param look `whole` has the year and the zone's name; `plain` has no zone name; `short` has neither
 */
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
