import type { ComponentProps, ReactNode } from 'react';
import { css, cx } from '#css/css';

export const iconButtonStyle = css({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: '0',
  w: '44px',
  h: '44px',
  borderRadius: 'full',
  color: 'quiet',
  transition: 'background-color {durations.fast}, color {durations.fast}',
  _hover: { bg: 'hover', color: 'ink' },
  '&[aria-pressed=true]': { color: 'accentText' },
  _disabled: { opacity: '0.4', cursor: 'default' },
});

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'children'> & {
  /** What it does, for users who can't see the icon; also its tooltip. */
  label: string;
  children: ReactNode;
};

/** A round button with one icon, with a 44 px touch target. */
export function IconButton({ label, className, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={cx(iconButtonStyle, className)} aria-label={label} title={label}>
      {children}
    </button>
  );
}
