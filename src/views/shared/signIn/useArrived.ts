import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Arrival } from '../../../machines/login/login.types.ts';
import { arrivalOf, socialOf } from '../../../services/login/arrival.ts';
import { useHydrated } from '../../core/useHydrated.ts';

const arrivalHere = () => arrivalOf(new URL(window.location.href));

/**
 * What the page was opened for: the return from a network, which the server also renders, or what only the browser knows. Updates if an emailed link
 * is pasted into the open page, which doesn't reload.
 * @returns `visit`: a different number for each
 */
export function useArrived(): { arrival: Arrival | null; visit: number } {
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const [arrived, setArrived] = useState(() => ({ arrival: typeof window === 'undefined' ? null : arrivalHere(), visit: 0 }));
  useEffect(() => {
    const look = () => {
      const arrival = arrivalHere();
      if (arrival?.by === 'magicLink') setArrived(({ visit }) => ({ arrival, visit: visit + 1 }));
    };
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return isHydrated ? arrived : { arrival: socialOf(query), visit: 0 };
}
