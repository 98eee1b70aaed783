import { css, cx } from '#css/css';

const block = css({ display: 'block', bg: 'hover', borderRadius: 'control', animation: 'breathe 1.4s ease-in-out infinite' });

/** The place of something on its way, in its size, so that nothing moves when it comes. The region around it carries `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em', className }: { width?: string; height?: string; className?: string }) {
  return <span aria-hidden="true" className={cx(block, className)} style={{ inlineSize: width, blockSize: height }} />;
}
