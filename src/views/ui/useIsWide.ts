import { useSyncExternalStore } from 'react';

/** Where there is room for an item next to its list. */
export const WIDE = '(min-width: 1200px)';

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether an opened item is shown next to its list. The server doesn't know the window, and renders as if it weren't. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
