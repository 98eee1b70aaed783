import { lazy, Suspense } from 'react';
import { useHydrated } from '../core/useHydrated.ts';
import { BellLink } from './BellLink.tsx';
import { codeOf } from '../core/codeOf.ts';

const LiveBell = lazy(() => codeOf(() => import('./LiveBell.tsx')));

/** In the header of signed-in users: a link at first, which shows the count and opens in place once its code is loaded. */
export default function Bell() {
  if (!useHydrated()) return <BellLink />;
  return (
    <Suspense fallback={<BellLink />}>
      <LiveBell />
    </Suspense>
  );
}
