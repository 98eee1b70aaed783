import { useMemo } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { AutomaticReply, OpenHours } from '../../../contract/automatic-replies.ts';

type Days = readonly (OpenHours | null)[];

/** Days of the week, starting with a Monday. */
const WEEK = Array.from({ length: 7 }, (_, index) => new Date(Date.UTC(2024, 0, 1 + index)));

/** Consecutive days with the same hours, by first and last. */
function runsOf(days: Days): { from: number; to: number; hours: OpenHours }[] {
  const runs: { from: number; to: number; hours: OpenHours }[] = [];
  for (const [index, hours] of days.entries()) {
    const last = runs.at(-1);
    if (!hours) continue;
    if (last && last.to === index - 1 && last.hours.from === hours.from && last.hours.to === hours.to) last.to = index;
    else runs.push({ from: index, to: index, hours });
  }
  return runs;
}

/** Describes when automatic replies are sent, in the reader's language. */
export function useReplyWords() {
  const { t, i18n } = useTranslation('automaticReplies');
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(i18n.language, { ...options, timeZone: 'UTC' });
    const date = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
    const shortDay = format({ weekday: 'short' });
    const longDay = format({ weekday: 'long' });
    const clock = format({ timeStyle: 'short' });
    const time = (text: string) => new Date(`2024-01-01T${text}Z`);
    const dayOf = (index: number, names = shortDay) => names.format(WEEK[index]);
    /** A time zone by its city and offset: "Manila (GMT+8)". */
    const zone = (name: string) => {
      const parts = new Intl.DateTimeFormat(i18n.language, { timeZone: name, timeZoneName: 'shortOffset' }).formatToParts(new Date());
      const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
      return t('zone', { city: (name.split('/').at(-1) ?? name).replaceAll('_', ' '), offset });
    };
    const hoursOf = (days: Days) =>
      runsOf(days)
        .map(({ from, to, hours }) => {
          const span = `${clock.format(time(hours.from))} – ${clock.format(time(hours.to))}`;
          return `${from === to ? dayOf(from) : `${dayOf(from)} – ${dayOf(to)}`}, ${span}`;
        })
        .join(' · ');
    return {
      day: (index: number) => dayOf(index, longDay),
      zone,
      date: (text: string) => date.format(new Date(text)),
      /** When a reply is sent; empty for one that wasn't set up. */
      when: (reply: AutomaticReply): string => {
        if (reply.kind === 'outOfOffice' && reply.first_day && reply.last_day) return date.formatRange(new Date(reply.first_day), new Date(reply.last_day));
        if (reply.kind === 'outsideHours' && reply.time_zone) return t('outsideHours.when', { hours: hoursOf(reply.days), zone: zone(reply.time_zone) });
        return '';
      },
    };
  }, [t, i18n.language]);
}
