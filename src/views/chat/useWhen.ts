import { useMemo } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { dateText } from '../../lib/formatters.ts';
import { serverInstantIn, toShow } from '../../services/serverClock.ts';

/** Formats instants of the server for a conversation, in the reader's time zone. */
export function useWhen() {
  const { t, i18n } = useTranslation('chat');
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => (at: string) => dateText(i18n.language, options, toShow(at));
    const clock = format({ timeStyle: 'short' });
    const day = format({ weekday: 'long', day: 'numeric', month: 'long' });
    const date = format({ day: 'numeric', month: 'short' });
    const dayOf = (at: string, ago = 0) => {
      const local = new Date(toShow(at));
      local.setDate(local.getDate() + ago);
      return local.toDateString();
    };
    const isToday = (at: string) => dayOf(at) === dayOf(serverInstantIn(0));
    const isYesterday = (at: string) => dayOf(at) === dayOf(serverInstantIn(0), -1);
    return {
      clock,
      /** A day with its time. */
      moment: format({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
      /** A calendar date, YYYY-MM-DD: the same in any time zone. */
      localDay: (date: string) => dateText(i18n.language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }, date),
      /** The heading above a day's messages. */
      day: (at: string) => (isToday(at) ? t('today') : isYesterday(at) ? t('yesterday') : day(at)),
      /** A key that identifies a day. */
      dayOf: (at: string) => dayOf(at),
      inList: (at: string) => (isToday(at) ? clock(at) : isYesterday(at) ? t('yesterday') : date(at)),
    };
  }, [t, i18n.language]);
}
