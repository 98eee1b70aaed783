import { useEffect, useState } from 'react';
import { serverInstantIn } from '../../services/serverClock.ts';

/** The server's time as an ISO instant, told anew every so often: for what is said of how long something is off, never for deciding what may be done. */
export function useServerNow(everyMs = 30_000): string {
  const [now, setNow] = useState(() => serverInstantIn(0));
  useEffect(() => {
    const tick = setInterval(() => setNow(serverInstantIn(0)), everyMs);
    return () => clearInterval(tick);
  }, [everyMs]);
  return now;
}
