import type { ReactNode } from 'react';
import { css } from '#css/css';

interface CardProps {
  id: string;
  icon?: ReactNode;
  title: string;
  action?: ReactNode;
  /** Without a box of its own, where it is what the page is about. */
  isPlain?: boolean;
  /** Said to a screen reader only: the page has said it. */
  isTitleHidden?: boolean;
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
const plain = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' });
const head = css({ display: 'flex', alignItems: 'center', gap: '8', minH: '36px', '& > svg': { color: 'quiet', flexShrink: '0' } });

/** One part of the profile: what it is, what there is of it, and what can be done. */
export function Card({ id, icon, title, action, isPlain = false, isTitleHidden = false, children }: CardProps) {
  return (
    <section aria-labelledby={id} className={isPlain ? plain : box}>
      <div className={isTitleHidden ? css({ srOnly: true }) : head}>
        {icon}
        <h2 id={id} tabIndex={-1} className={css({ textStyle: 'card', flex: '1', minW: '0', outline: 'none' })}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
