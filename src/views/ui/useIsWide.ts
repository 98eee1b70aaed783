import { useSyncExternalStore } from 'react';

/** Where there is room for one thing of a list beside it. */
export const WIDE = '(min-width: 1200px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether what is opened stands beside its list. The server does not know the window, and renders as if it did not. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
