import { useEffect, useState } from 'react';

/** Whole seconds until an instant, counting down while shown. @param clockOffset ms the server's clock is ahead of the device's */
export function useSecondsUntil(instant: string | null, clockOffset: number): number {
  const left = () => (instant === null ? 0 : Math.max(0, Math.ceil((Date.parse(instant) - clockOffset - Date.now()) / 1_000)));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    setSeconds(left());
    const tick = setInterval(() => setSeconds(left()), 1_000);
    return () => clearInterval(tick);
    // Depends on the instant; nothing else that `left` reads changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [instant, clockOffset]);
  return seconds;
}
