import type { IconComponent } from './icon.ts';
import type { ReactNode } from 'react';
import { menuItemStyle } from './menu.styles.ts';
import { Link } from './Link.tsx';

interface MenuLinkProps {
  to: string;
  icon: IconComponent;
  children: ReactNode;
}

/** A page, in a menu of the header. */
export function MenuLink({ to, icon: Icon, children }: MenuLinkProps) {
  return (
    <Link to={to} className={menuItemStyle}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Link>
  );
}
