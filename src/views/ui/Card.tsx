import type { ReactNode } from 'react';
import { css } from '#css/css';

interface CardProps {
  id: string;
  icon?: ReactNode;
  title: string;
  action?: ReactNode;
  /**
   * `box` on its own background; `plain` if it is what the page is about; `row` among others of a page, with its title next to it if there is room.
   */
  look?: 'box' | 'plain' | 'row';
  /** Below the content: the button to add to it. */
  foot?: ReactNode;
  /** For screen readers only: the page already shows it. */
  isTitleHidden?: boolean;
  children: ReactNode;
}

const parts = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' } as const;
const box = css({
  ...parts,
  p: { base: '16', md: '24' },
  borderRadius: 'card',
  bg: 'raised',
  '--ground': '{colors.raised}',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
});
const plain = css(parts);
const head = css({ display: 'flex', alignItems: 'center', gap: '8', minH: '36px', '& > svg': { color: 'quiet', flexShrink: '0' } });
const row = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '128px minmax(0, 1fr) auto' },
  alignItems: 'start',
  columnGap: { base: '12', md: '24' },
  rowGap: '8',
  py: '24',
  borderBlockStart: '1px solid {colors.line}',
});
const rowTitle = css({ outline: 'none', textStyle: { base: 'card', md: 'strong' }, md: { color: 'quiet' }, overflowWrap: 'anywhere' });
const rowBody = css({
  ...parts,
  gridColumn: { base: '1 / -1', md: '2' },
  gridRow: { base: '2', md: '1' },
  // Without an action, the title has the whole width.
  '&:last-child:nth-child(2)': { md: { gridColumn: '2 / -1' } },
});
const rowAction = css({ gridColumn: { base: '2', md: '3' }, gridRow: '1', my: '-8px', me: '-12px' });
const rowFoot = css({ justifySelf: 'start', ms: '-12px' });

/** One section of the profile: title, content, and actions. */
export function Card({ id, icon, title, action, look = 'box', foot, isTitleHidden = false, children }: CardProps) {
  if (look === 'row')
    return (
      <section aria-labelledby={id} className={row}>
        <h2 id={id} tabIndex={-1} className={rowTitle}>
          {title}
        </h2>
        {action ? <div className={rowAction}>{action}</div> : null}
        <div className={rowBody}>
          {children}
          {foot ? <div className={rowFoot}>{foot}</div> : null}
        </div>
      </section>
    );
  return (
    <section aria-labelledby={id} className={look === 'plain' ? plain : box}>
      <div className={isTitleHidden ? css({ srOnly: true }) : head}>
        {icon}
        <h2 id={id} tabIndex={-1} className={css({ textStyle: 'card', flex: '1', minW: '0', outline: 'none' })}>
          {title}
        </h2>
        {action}
      </div>
      {children}
      {foot}
    </section>
  );
}
