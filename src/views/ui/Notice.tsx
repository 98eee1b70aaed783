import CircleAlert from '~icons/lucide/circle-alert';
import CircleCheck from '~icons/lucide/circle-check';
import Info from '~icons/lucide/info';
import TriangleAlert from '~icons/lucide/triangle-alert';
import X from '~icons/lucide/x';
import type { ReactNode } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { css, cva } from '#css/css';
import { IconButton } from './IconButton.tsx';

export type Severity = 'success' | 'info' | 'warning' | 'error';

const ICONS = { success: CircleCheck, info: Info, warning: TriangleAlert, error: CircleAlert } as const;

const bar = cva({
  base: {
    position: 'fixed',
    zIndex: 'notice',
    // Above the bar at the bottom, if the page has one: a notice must not cover the main action.
    insetBlockEnd: { base: 'calc({spacing.12} + env(safe-area-inset-bottom))', md: '24' },
    ':root:has([data-nav]) &': { mdDown: { insetBlockEnd: 'calc(72px + env(safe-area-inset-bottom))' } },
    ':root:has([data-thumb-bar]) &': { mdDown: { insetBlockEnd: 'calc(88px + env(safe-area-inset-bottom))' } },
    insetInline: '12',
    mx: 'auto',
    w: 'fit-content',
    maxW: '560px',
    display: 'flex',
    alignItems: 'center',
    gap: '12',
    minH: '52px',
    paddingInlineStart: '16',
    paddingInlineEnd: '4',
    borderRadius: 'card',
    bg: 'raised',
    boxShadow: 'float',
    animation: 'rise {durations.slow} {easings.out}',
    '& > svg': { flexShrink: '0' },
  },
  variants: {
    severity: {
      success: { '& > svg': { color: 'accent' } },
      info: { '& > svg': { color: 'inform' } },
      warning: { '& > svg': { color: 'waiting' } },
      error: { '& > svg': { color: 'refused' } },
    },
  },
});

const words = css({ py: '12' });
const undo = css({ px: '12', minH: '44px', borderRadius: 'control', fontWeight: '600', color: 'accentText', whiteSpace: 'nowrap', _hover: { bg: 'hover' } });

interface NoticeProps {
  severity: Severity;
  children: ReactNode;
  /** Undoes the action that the notice reports. */
  onUndo?: (() => void) | undefined;
  onClose?: (() => void) | undefined;
}

/** The notification bar. Its chart decides when it hides. An error interrupts a screen reader, other notices wait. */
export default function Notice({ severity, children, onUndo, onClose }: NoticeProps) {
  const { t } = useTranslation('common');
  const Icon = ICONS[severity];
  return (
    <div role={severity === 'error' ? 'alert' : 'status'} className={bar({ severity })}>
      <Icon size={20} aria-hidden="true" />
      <p className={words}>{children}</p>
      {onUndo ? (
        <button type="button" className={undo} onClick={onUndo}>
          {t('undo')}
        </button>
      ) : null}
      {onClose ? (
        <IconButton label={t('close')} onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        <span className={css({ w: '8' })} />
      )}
    </div>
  );
}
