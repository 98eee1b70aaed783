import { useEffect, useRef } from 'react';

/** Does something whenever the person comes back to the page: what it shows may have changed meanwhile. */
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
