import { useSyncExternalStore } from 'react';

/** Where there is room for a job beside the list. */
export const WIDE = '(min-width: 1200px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether a job opens beside the list. The server does not know the window, and renders as if it did not. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
