import { css, cx } from '#css/css';

const block = css({ display: 'block', bg: 'hover', borderRadius: 'control', animation: 'breathe 1.4s ease-in-out infinite' });

/** A placeholder in the size of what is loading, so that nothing moves when it arrives. The region around it has `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', className }: { width?: string; height?: string; className?: string }) {
  return <span aria-hidden="true" className={cx(block, className)} style={{ inlineSize: width, blockSize: height }} />;
}
