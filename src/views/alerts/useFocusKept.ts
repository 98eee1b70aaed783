import { useEffect, useRef, type RefObject } from 'react';
import { isDialogOpen } from '../ui/Dialog.tsx';

/** A dialog gives the focus back to what opened it; this waits until it has. Milliseconds. */
const AFTER_DIALOG = 300;
const ACTS = ['pointerdown', 'keydown'] as const;

/**
 * Takes the focus where the button that was pressed is gone, so that the keyboard goes on from there. Whoever has gone on by themselves meanwhile
 * is left alone.
 * @param told changes with what there is to read
 */
export function useFocusKept(told: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(told);
  useEffect(() => {
    if (first.current === told) return;
    const timer = setTimeout(() => {
      stop();
      if (document.activeElement === document.body && !isDialogOpen()) place.current?.focus();
    }, AFTER_DIALOG);
    const stop = () => {
      clearTimeout(timer);
      for (const act of ACTS) document.removeEventListener(act, stop, true);
    };
    for (const act of ACTS) document.addEventListener(act, stop, true);
    return stop;
  }, [told]);
  return place;
}
