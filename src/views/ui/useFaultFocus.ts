import { useEffect, useReducer, useRef, type RefObject } from 'react';

/** A group of choices is marked as a whole: the focus goes to its first choice. */
const FIRST_FAULT = '[aria-invalid=true]:is(input, select, textarea), fieldset[aria-invalid=true] input';

/**
 * Moves the focus to the first invalid field of a form that was rejected, so that its message is read: by the form itself, by the server, or before
 * the user came back to it. Never moves it while they type.
 * @param isSending the answer isn't there yet, so what is still marked is from the attempt before
 * @returns a ref for the form or an element around it, and what to call on every attempt to submit it
 */
export function useFaultFocus<T extends HTMLElement>(isSending = false): readonly [RefObject<T | null>, () => void] {
  const around = useRef<T>(null);
  // Counted, because a second attempt with the same fault changes nothing else.
  const [attempts, attempt] = useReducer((count: number) => count + 1, 0);
  const judged = useRef(-1);
  useEffect(() => {
    if (isSending || judged.current === attempts) return;
    judged.current = attempts;
    around.current?.querySelector<HTMLElement>(FIRST_FAULT)?.focus();
  }, [attempts, isSending]);
  return [around, attempt];
}
