import EllipsisVertical from '~icons/lucide/ellipsis-vertical';
import type { IconComponent } from './icon.ts';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { css } from '#css/css';
import { iconButtonStyle } from './IconButton.tsx';
import { menuItemStyle } from './menu.styles.ts';
import { Spinner } from './Spinner.tsx';

export interface Action {
  id: string;
  icon: IconComponent;
  label: string;
  /** It is destructive. */
  isDanger?: boolean;
  onChoose: () => void;
}

/** A file to download. */
export interface Download extends Pick<Action, 'id' | 'icon' | 'label'> {
  href: string;
}

interface ActionMenuProps {
  /** What the menu is for, with the name of the item. */
  label: string;
  actions: readonly (Action | Download)[];
  /** Three dots by default. */
  icon?: IconComponent;
  /** The chosen action is running. */
  isBusy?: boolean;
}

const panel = css({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineEnd: '0',
  zIndex: '30',
  w: 'max-content',
  minW: '240px',
  maxW: '86vw',
  p: '8',
  borderRadius: 'card',
  bg: 'raised',
  color: 'ink',
  boxShadow: 'float',
  animation: 'rise {durations.fast} {easings.out}',
});

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
/** When a menu opens. */
const focusFirst = (menu: HTMLElement | null) => (menu ? itemsOf(menu)[0]?.focus() : undefined);

/** The actions on one item of a list. Supports arrow keys and Escape; the focus returns to the button. */
export function ActionMenu({ label, actions, icon: Icon = EllipsisVertical, isBusy = false }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') return close();
    const all = itemsOf(event.currentTarget);
    const next = STEPS[event.key]?.(all.indexOf(document.activeElement as HTMLElement), all.length - 1);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  return (
    <div
      className={css({ position: 'relative' })}
      onBlur={({ currentTarget, relatedTarget }) => (currentTarget.contains(relatedTarget) ? undefined : setOpen(false))}
    >
      <button
        ref={trigger}
        type="button"
        className={iconButtonStyle}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-busy={isBusy || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isBusy ? <Spinner /> : <Icon size={20} aria-hidden="true" />}
      </button>
      {isOpen ? (
        <div ref={focusFirst} id={id} role="menu" tabIndex={-1} aria-label={label} className={panel} onKeyDown={move}>
          {actions.map((action) => {
            const item = { role: 'menuitem', tabIndex: -1, className: menuItemStyle };
            const content = (
              <>
                <action.icon size={20} strokeWidth={1.75} aria-hidden="true" />
                {action.label}
              </>
            );
            return 'href' in action ? (
              <a key={action.id} {...item} href={action.href} download onClick={close}>
                {content}
              </a>
            ) : (
              <button
                key={action.id}
                type="button"
                {...item}
                data-danger={action.isDanger || undefined}
                onClick={() => {
                  close();
                  action.onChoose();
                }}
              >
                {content}
              </button>
            );
          })}
        </div>
      ) : null}
    </div>
  );
}
