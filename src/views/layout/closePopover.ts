import type { MouseEvent } from 'react';

/** Closes the popover around a link or button that was pressed: going on within the app loads no page that would. */
export function closePopover(event: MouseEvent<HTMLElement>): void {
  if ((event.target as Element).closest('a, button')) event.currentTarget.hidePopover?.();
}
