import { useEffect, useState } from 'react';
import { serverInstantIn } from '../../services/serverClock.ts';

/** The server's time as an ISO instant, updated regularly: for displaying relative times, never for deciding what is allowed. */
export function useServerNow(everyMs = 30_000): string {
  const [now, setNow] = useState(() => serverInstantIn(0));
  useEffect(() => {
    const tick = setInterval(() => setNow(serverInstantIn(0)), everyMs);
    return () => clearInterval(tick);
  }, [everyMs]);
  return now;
}
