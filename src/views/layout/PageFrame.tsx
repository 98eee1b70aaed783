import type { ReactNode } from 'react';
import { css } from '#css/css';
import { SkipLink } from '../ui/SkipLink.tsx';

/** `--foot` is how high the bar at a phone's foot is, for what sticks above it. */
const frame = css({ display: 'flex', flexDirection: 'column', minH: '100dvh', '&[data-nav]': { '--foot': { base: '60px', md: '0px' } } });
/** As high as the screen: what comes later moves no footer that is in sight. It takes the focus of the skip link and of a page turn; a ring around everything would say nothing. */
const main = css({ flex: '1', outline: 'none', minH: 'calc(100dvh - 57px)', md: { minH: 'calc(100dvh - 65px)' } });

interface PageFrameProps {
  header: ReactNode;
  footer?: ReactNode;
  /** At a phone's foot: the places people go to most. */
  nav?: ReactNode;
  /** Above all: that the connection is away. */
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
