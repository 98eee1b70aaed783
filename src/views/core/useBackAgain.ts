import { useEffect, useRef } from 'react';

/** Does something whenever the user returns to the page: its content may have changed. */
export function useBackAgain(work: () => void): void {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    const seen = () => (document.visibilityState === 'visible' ? latest.current() : undefined);
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}
