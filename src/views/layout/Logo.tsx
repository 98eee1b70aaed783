import { css } from '#css/css';
import { BRAND } from '../../lib/brand.ts';

/** On the narrowest phones, only the mark is shown, next to up to four buttons. */
const word = css({ fontSize: '20', fontWeight: '700', letterSpacing: '-0.03em', lineHeight: '1', '@media (width < 360px)': { display: 'none' } });

/** The mark: a trail in the shape of a W, ending at the current step. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className={css({ color: 'accent', flexShrink: '0' })}>
      <path d="M4 8.5l6 15 6-11.5 6 11.5 3.4-8.5" fill="none" stroke="currentColor" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="27" cy="9" r="3.6" fill="currentColor" />
    </svg>
  );
}

/** Mark and wordmark. Not mirrored in right-to-left languages, because it is a name. */
export function Logo() {
  return (
    <span dir="ltr" className={css({ display: 'inline-flex', alignItems: 'center', gap: '8' })}>
      <Mark />
      <span className={word}>{BRAND.name}</span>
    </span>
  );
}
