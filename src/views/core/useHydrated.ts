import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is as the server rendered it: what only the browser knows comes after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
