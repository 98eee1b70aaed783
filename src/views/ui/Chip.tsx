import X from '~icons/lucide/x';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { cva, css, cx } from '#css/css';
import { Link } from './Link.tsx';

export const chipStyle = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4',
    minH: '36px',
    maxW: '100%',
    px: '12',
    borderRadius: 'full',
    fontSize: '13',
    fontWeight: '500',
    whiteSpace: 'nowrap',
    transition: 'background-color {durations.fast}, box-shadow {durations.fast}',
    _after: { content: '""', position: 'absolute', inset: '-4px 0' },
  },
  variants: {
    isOn: {
      true: { bg: 'accentSoft', color: 'accentText', boxShadow: 'inset 0 0 0 1px {colors.accent}' },
      false: { bg: 'raised', color: 'ink', boxShadow: 'inset 0 0 0 1px {colors.line}', _hover: { boxShadow: 'inset 0 0 0 1px {colors.edge}' } },
    },
  },
  defaultVariants: { isOn: false },
});

/** A filter that is on or off. */
export function Chip({ isOn, children, className, ...rest }: ComponentProps<'button'> & { isOn: boolean }) {
  return (
    <button {...rest} type="button" aria-pressed={isOn} className={cx(chipStyle({ isOn }), className)}>
      {children}
    </button>
  );
}

/** An active filter, with a button to remove it. */
export function RemovableChip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const { t } = useTranslation('common');
  return (
    <button type="button" onClick={onRemove} className={chipStyle({ isOn: true })} aria-label={t('chip.remove', { label })}>
      <span className={css({ minW: '0', overflow: 'hidden', textOverflow: 'ellipsis' })}>{label}</span>
      <X size={14} aria-hidden="true" />
    </button>
  );
}

/** A shortcut to a search. */
export function ChipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={chipStyle()}>
      {children}
    </Link>
  );
}
