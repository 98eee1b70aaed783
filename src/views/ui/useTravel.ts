import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Animates an element from where the last one with this ref was to where it is now, whenever `place` changes. Doesn't move under reduced motion. */
export function useTravel<E extends Element>(place: string | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  const last = useRef<{ place: string | undefined; left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const frame = element.closest('ol') ?? element;
    const [own, around] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
    // Relative to the list, not the window: scrolling isn't movement.
    const here = { place, left: own.left - around.left, top: own.top - around.top };
    const from = last.current;
    last.current = here;
    if (!from || from.place === place || !element.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    element.animate([{ translate: `${from.left - here.left}px ${from.top - here.top}px` }, { translate: '0 0' }], {
      duration: 220,
      easing: 'cubic-bezier(0.4, 0, 0.1, 1)',
    });
  });
  return ref;
}
