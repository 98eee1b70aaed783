import { css } from '#css/css';

const ring = css({
  w: '18px',
  h: '18px',
  borderRadius: 'full',
  borderWidth: '2px',
  borderColor: 'currentColor',
  borderInlineEndColor: 'transparent',
  animation: 'spin 700ms linear infinite',
});

/** A spinner in the color of the surrounding text. Hidden from screen readers: what is busy says so itself. */
export function Spinner() {
  return <span className={ring} aria-hidden="true" />;
}
