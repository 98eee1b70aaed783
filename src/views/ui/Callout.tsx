import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import Info from '~icons/lucide/info';
import TriangleAlert from '~icons/lucide/triangle-alert';
import type { ReactNode } from 'react';
import { css, cva } from '#css/css';
import type { Severity } from './Notice.tsx';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

const box = cva({
  base: { display: 'flex', gap: '12', p: '16', borderRadius: 'card', '& > svg': { flexShrink: '0', mt: '1px' } },
  variants: {
    severity: {
      success: { bg: 'accentSoft', '& > svg': { color: 'accentText' } },
      info: { bg: 'informSoft', '& > svg': { color: 'informText' } },
      warning: { bg: 'waitingSoft', '& > svg': { color: 'waitingText' } },
      error: { bg: 'refusedSoft', '& > svg': { color: 'refusedText' } },
    },
  },
});

interface CalloutProps {
  severity: Severity;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons, at the end. */
  actions?: ReactNode;
}

/** An inline message: what went wrong in a form, a job that is closed, why an answer is needed. An error is announced. */
export function Callout({ severity, title, children, actions }: CalloutProps) {
  const Icon = ICONS[severity];
  return (
    <div className={box({ severity })} role={severity === 'error' ? 'alert' : undefined}>
      <Icon size={20} aria-hidden="true" />
      <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4', minW: '0', flex: '1', overflowWrap: 'anywhere' })}>
        {title ? <p className={css({ fontWeight: '600' })}>{title}</p> : null}
        {children}
        {actions ? <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8', mt: '8' })}>{actions}</div> : null}
      </div>
    </div>
  );
}
