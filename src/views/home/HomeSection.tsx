import ArrowRight from '~icons/lucide/arrow-right';
import type { ReactNode } from 'react';
import { css, cx } from '#css/css';
import { containerStyle } from '../ui/container.styles.ts';
import { SectionLink } from '../ui/SectionLink.tsx';

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', columnGap: '16', mb: '16' });
const more = css({ '& svg': { _rtl: { scale: '-1 1' } } });

interface HomeSectionProps {
  id: string;
  title: string;
  /** The link to the full list. */
  to?: string;
  linkLabel?: string;
  children: ReactNode;
}

/** A titled section of the home page. */
export function HomeSection({ id, title, to, linkLabel, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className={cx(containerStyle, css({ py: { base: '24', md: '32' } }))}>
      <div className={head}>
        <h2 id={id} className={css({ textStyle: 'title' })}>
          {title}
        </h2>
        {to && linkLabel ? (
          <SectionLink to={to} className={more}>
            {linkLabel}
            <ArrowRight size={16} aria-hidden="true" />
          </SectionLink>
        ) : null}
      </div>
      {children}
    </section>
  );
}
