import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the first field inside, once: a step that the user requested starts where they type.
 * The field is marked too: a dialog around it focuses something of its own when it is ready, which may be later, and prefers what is marked.
 */
export function useFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const around = useRef<T>(null);
  useEffect(() => {
    const field = isWanted ? around.current?.querySelector<HTMLElement>('input:not([hidden], [aria-hidden=true]), textarea') : null;
    if (!field) return;
    field.dataset['autofocus'] = '';
    field.focus({ preventScroll: true });
  }, [isWanted]);
  return around;
}
