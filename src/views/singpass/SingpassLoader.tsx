import { Suspense, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { page } from '../core/page.tsx';

const FLOW = page('src/views/singpass/SingpassFlow.tsx', ['singpass'], () => import('./SingpassFlow.tsx'));

const never = () => () => {};

/**
 * The identity dialog on any page whose URL asks for it (specification §2); loads its code and texts. Stays mounted, to be notified when Singpass
 * returns.
 */
export function SingpassLoader() {
  const { search } = useLocation();
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [isWanted, setIsWanted] = useState(false);
  if (isInBrowser && !isWanted && new URLSearchParams(search).has('showSingpassInfo')) setIsWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <FLOW.Component />
    </Suspense>
  ) : null;
}
