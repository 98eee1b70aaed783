import type { Ref } from 'react';
import { css, cx } from '#css/css';

/** The state of a step: completed, current, ahead, or an end. */
export type TrailState = 'done' | 'here' | 'next' | 'closed';

const box = css({ flexShrink: '0', w: '20px', h: '20px', overflow: 'visible' });
const accent = css({ color: 'accent' });
const faint = css({ color: 'faint' });
const quiet = css({ color: 'quiet' });
const ground = css({ fill: 'var(--ground, {colors.paper})' });

/** One mark of the trail. Its four shapes differ, so that they don't depend on color. */
export function TrailMark({ state, ref }: { state: TrailState; ref?: Ref<SVGSVGElement> | undefined }) {
  if (state === 'here') {
    return (
      <svg ref={ref} viewBox="0 0 20 20" className={cx(box, accent)} aria-hidden="true">
        <circle cx="10" cy="10" r="12" fill="currentColor" opacity="0.14" />
        <circle cx="10" cy="10" r="8" className={ground} />
        <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx="10" cy="10" r="3.5" fill="currentColor" />
      </svg>
    );
  }
  if (state === 'closed') {
    return (
      <svg viewBox="0 0 20 20" className={cx(box, quiet)} aria-hidden="true">
        <circle cx="10" cy="10" r="8" className={ground} />
        <path d="M6.5 6.5l7 7M13.5 6.5l-7 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 20 20" className={cx(box, state === 'done' ? accent : faint)} aria-hidden="true">
      <circle cx="10" cy="10" r="7" className={ground} />
      {state === 'done' ? (
        <circle cx="10" cy="10" r="5" fill="currentColor" />
      ) : (
        <circle cx="10" cy="10" r="4.25" className={ground} stroke="currentColor" strokeWidth="1.5" />
      )}
    </svg>
  );
}
