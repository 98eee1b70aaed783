import { lazy, Suspense } from 'react';
import { useHydrated } from '../core/useHydrated.ts';
import { BellLink } from './BellLink.tsx';
import { codeOf } from '../core/codeOf.ts';

const LiveBell = lazy(() => codeOf(() => import('./LiveBell.tsx')));

/** In the head, for who is logged in: a link at first, which counts and opens in place once its code is there. */
export default function Bell() {
  if (!useHydrated()) return <BellLink />;
  return (
    <Suspense fallback={<BellLink />}>
      <LiveBell />
    </Suspense>
  );
}
