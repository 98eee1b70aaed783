import type { ReactNode } from 'react';
import { css } from '#css/css';

const row = css({ display: 'flex', alignItems: 'center', gap: '16', minH: '56px', py: '8', '& ~ &': { borderBlockStart: '1px solid {colors.line}' } });

interface RowProps {
  icon?: ReactNode;
  title: ReactNode;
  /** Below the title, less prominent. */
  children?: ReactNode;
  action?: ReactNode;
  as?: 'div' | 'li';
}

/** One item of a section, with its actions at the end. */
export function Row({ icon, title, children, action, as: Tag = 'div' }: RowProps) {
  return (
    <Tag className={row}>
      {icon ? <span className={css({ color: 'quiet', flexShrink: '0' })}>{icon}</span> : null}
      <div className={css({ flex: '1', minW: '0', overflowWrap: 'anywhere' })}>
        <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '8', fontWeight: '500' })}>{title}</div>
        {children ? <div className={css({ color: 'quiet', fontSize: '13' })}>{children}</div> : null}
      </div>
      {action}
    </Tag>
  );
}
