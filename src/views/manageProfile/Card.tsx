import type { ReactNode } from 'react';
import { css } from '#css/css';

interface CardProps {
  id: string;
  icon?: ReactNode;
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12',
  p: { base: '16', md: '24' },
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
});
const head = css({ display: 'flex', alignItems: 'center', gap: '8', minH: '36px', '& > svg': { color: 'quiet', flexShrink: '0' } });

/** One part of the profile: what it is, what there is of it, and what can be done. */
export function Card({ id, icon, title, action, children }: CardProps) {
  return (
    <section aria-labelledby={id} className={box}>
      <div className={head}>
        {icon}
        <h2 id={id} className={css({ textStyle: 'card', flex: '1', minW: '0' })}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
