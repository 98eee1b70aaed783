import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { relativeTime } from './relativeTime.ts';

/**
 * How long ago a past instant is, relative to `now`; the exact time is in the element, for machines. One after `now` has just happened: `now` is a
 * little old, or clocks differ.
 */
export function TimeAgo({ at, now, style }: { at: string; now: string; style?: 'long' | 'narrow' }) {
  const { i18n } = useTranslation();
  const past = Date.parse(at) > Date.parse(now) ? now : at;
  return (
    // Two ICU versions may format it differently; either is fine.
    <time dateTime={at} className={css({ whiteSpace: 'nowrap' })} suppressHydrationWarning>
      {relativeTime(past, now, i18n.language, style)}
    </time>
  );
}
