import { useEffect, useRef, type RefObject } from 'react';

/** Puts the focus on the first field inside, once: a step one asked for begins where one types. */
export function useFocus<T extends HTMLElement>(isWanted = true): RefObject<T | null> {
  const around = useRef<T>(null);
  useEffect(() => {
    if (isWanted) around.current?.querySelector<HTMLElement>('input:not([hidden], [aria-hidden=true])')?.focus({ preventScroll: true });
  }, [isWanted]);
  return around;
}
