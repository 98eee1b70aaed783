import { Menu as Ark } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { menuItemStyle, menuStyle } from './menu.styles.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: LucideIcon;
  isDanger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** The button it opens from. */
  trigger: ReactElement;
  items: readonly MenuItem[];
}

/** A few actions behind one button, with arrow keys and type-ahead. */
export function Menu({ trigger, items }: MenuProps) {
  return (
    <Ark.Root
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      onSelect={({ value }) => items.find(({ id }) => id === value)?.onSelect()}
      lazyMount
      unmountOnExit
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={menuStyle}>
            {items.map(({ id, label, icon: Icon, isDanger, disabled }) => (
              <Ark.Item key={id} value={id} disabled={disabled ?? false} data-danger={isDanger || undefined} className={menuItemStyle}>
                {Icon ? <Icon size={18} aria-hidden="true" /> : null}
                {label}
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
}
