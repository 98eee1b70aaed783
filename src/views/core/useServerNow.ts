import { useEffect, useState } from 'react';
import { whenPresent } from '../../services/presence.ts';
import { serverInstantIn } from '../../services/serverClock.ts';
import { useBoot } from './boot.ts';
import { useIsHydrating } from './useHydrated.ts';

/**
 * The server's time as an ISO instant: for displaying relative times, never for deciding what is allowed. It begins with the time of the rendering if the
 * server rendered the page, and otherwise with the current time. From the first sign of presence it is updated regularly: an earlier update could reach
 * deferred parts whose code isn't loaded, and they would lose their markup.
 */
export function useServerNow(everyMs = 30_000): string {
  const rendered = useBoot().now;
  const isHydrating = useIsHydrating();
  const [now, setNow] = useState(() => (isHydrating ? rendered : serverInstantIn(0)));
  useEffect(() => {
    let isLeft = false;
    let tick: ReturnType<typeof setInterval> | undefined;
    void whenPresent().then(() => {
      if (!isLeft) tick = setInterval(() => setNow(serverInstantIn(0)), everyMs);
    });
    return () => {
      isLeft = true;
      clearInterval(tick);
    };
  }, [everyMs]);
  return now;
}
