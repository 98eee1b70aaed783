import type { IconComponent } from './icon.ts';
import type { ReactNode } from 'react';
import { css } from '#css/css';

const box = css({ display: 'grid', justifyItems: 'center', gap: '8', maxW: '440px', mx: 'auto', py: { base: '48', md: '72' }, px: '16', textAlign: 'center' });
const iconStyle = css({ display: 'grid', placeItems: 'center', w: '52px', h: '52px', mb: '8', borderRadius: 'full', bg: 'hover', color: 'quiet' });

interface EmptyStateProps {
  icon?: IconComponent;
  /** Says that there is nothing. */
  title: string;
  /** `h1` if it replaces a whole page. */
  heading?: 'h1' | 'h2';
  /** Why there is nothing. */
  children?: ReactNode;
  /** The next step. */
  actions?: ReactNode;
}

/** An empty state: why, and what to do next. */
export function EmptyState({ icon: Icon, title, heading: Heading = 'h2', children, actions }: EmptyStateProps) {
  return (
    <div className={box}>
      {Icon ? (
        <span className={iconStyle}>
          <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
        </span>
      ) : null}
      <Heading className={css({ textStyle: 'section' })}>{title}</Heading>
      {children ? <div className={css({ color: 'quiet', maxW: '44ch' })}>{children}</div> : null}
      {actions ? <div className={css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8', mt: '16' })}>{actions}</div> : null}
    </div>
  );
}
