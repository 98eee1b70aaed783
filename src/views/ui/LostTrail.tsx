import { css } from '#css/css';

const style = css({ color: 'accent', _rtl: { scale: '-1 1' } });

/** A trail that ends: two completed steps, then none. */
export function LostTrail() {
  return (
    <svg viewBox="0 0 200 24" width={200} height={24} aria-hidden="true" className={style}>
      <path d="M8 12h72" stroke="currentColor" strokeWidth="2" />
      <path d="M80 12h96" stroke="currentColor" strokeWidth="2" strokeDasharray="1 9" strokeLinecap="round" opacity="0.6" />
      <circle cx="8" cy="12" r="5" fill="currentColor" />
      <circle cx="80" cy="12" r="5" fill="currentColor" />
      <path d="M181 7l10 10M191 7l-10 10" stroke="currentColor" strokeWidth="2" strokeLinecap="round" className={css({ color: 'quiet' })} />
    </svg>
  );
}
