import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first field inside, once: a step that the user requested starts where they type. */
export function useFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const around = useRef<T>(null);
  useEffect(() => {
    if (isWanted) around.current?.querySelector<HTMLElement>('input:not([hidden], [aria-hidden=true])')?.focus({ preventScroll: true });
  }, [isWanted]);
  return around;
}
