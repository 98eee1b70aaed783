import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { relativeTime } from './relativeTime.ts';

/** How long ago (or until) an instant is, relative to `now`; the exact time is in the element, for machines. */
export function TimeAgo({ at, now, style }: { at: string; now: string; style?: 'long' | 'narrow' }) {
  const { i18n } = useTranslation();
  return (
    // Two ICU versions may format it differently; either is fine.
    <time dateTime={at} className={css({ whiteSpace: 'nowrap' })} suppressHydrationWarning>
      {relativeTime(at, now, i18n.language, style)}
    </time>
  );
}
