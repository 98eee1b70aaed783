import type { ReactNode } from 'react';
import { css } from '#css/css';
import { SkipLink } from '../ui/SkipLink.tsx';

/** `--foot` is the height of the bar at the bottom on phones, for sticky elements above it. */
const frame = css({ display: 'flex', flexDirection: 'column', minH: '100dvh', '&[data-nav]': { '--foot': { base: '60px', md: '0px' } } });
/**
 * As high as the screen, so that late content moves no visible footer. It receives the focus of the skip link and after a page change; a ring around
 * everything would be meaningless.
 */
const main = css({ flex: '1', outline: 'none', minH: 'calc(100dvh - 57px)', md: { minH: 'calc(100dvh - 65px)' } });

interface PageFrameProps {
  header: ReactNode;
  footer?: ReactNode;
  /** At the bottom on phones: the most visited pages. */
  nav?: ReactNode;
  /** At the top: that the connection is lost. */
  bar?: ReactNode;
  children: ReactNode;
}

/** The landmarks of every page: skip link, header, main, footer. */
export function PageFrame({ header, footer, nav, bar, children }: PageFrameProps) {
  return (
    <div className={frame} data-nav={nav ? '' : undefined}>
      <SkipLink />
      {bar}
      {header}
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      {footer}
      {nav}
    </div>
  );
}
