import { useEffect, useRef, type RefObject } from 'react';
import { isDialogOpen } from '../ui/Dialog.tsx';

/** A dialog returns the focus to what opened it; this waits for that. Milliseconds. */
const AFTER_DIALOG = 300;
const ACTS = ['pointerdown', 'keydown'] as const;

/**
 * Moves the focus to a message when the clicked button disappears, so that keyboard users continue from there. Does nothing if the user has moved the
 * focus themselves in the meantime.
 * @param message changes with the message
 */
export function useMovedFocus(message: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(message);
  useEffect(() => {
    if (first.current === message) return;
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
  }, [message]);
  return place;
}
