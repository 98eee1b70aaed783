import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is as the server rendered it: what only the browser knows comes after that. Its change renders the component again, at once. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Whether this rendering takes over the server's markup. Unlike `useHydrated`, it never renders the component again: it's for what only the first
 * rendering needs, because rendering a whole page twice would block the browser.
 */
export function useIsHydrating(): boolean {
  let isHydrating = false;
  // React asks for the server's value on the server and while hydrating only. Both values are the same, so nothing changes afterwards.
  useSyncExternalStore(
    never,
    () => null,
    // oxlint-disable-next-line react/immutability -- called while rendering, never later
    () => {
      // oxlint-disable-next-line react/immutability
      isHydrating = true;
      return null;
    },
  );
  return isHydrating;
}
