import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { Boot, PageDataByName } from '../../../contract/pages.ts';

const BootContext = createContext<Boot | null>(null);
export const BootProvider = BootContext.Provider;

/** The data the server rendered the page with. */
export function useBoot(): Boot {
  const boot = useContext(BootContext);
  if (!boot) throw new Error('rendered outside BootProvider');
  return boot;
}

/** The data the server rendered this very URL with; null once the browser has moved on. */
export function usePageData<P extends keyof PageDataByName>(page: P): PageDataByName[P] | null {
  const boot = useBoot();
  const { pathname, search } = useLocation();
  return boot.page.page === page && boot.url === pathname + search ? (boot.page.data as PageDataByName[P]) : null;
}
