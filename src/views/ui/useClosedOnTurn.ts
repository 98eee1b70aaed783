import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes the popover with this ref on navigation: within the app, no page load would. */
export function useClosedOnTurn<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    ref.current?.hidePopover?.();
  }, [key]);
  return ref;
}
