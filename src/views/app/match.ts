import type { Boot } from '../../../contract/pages.ts';
import { prefixOf } from './prefix.ts';
import { ROUTE_PATTERNS, type PageName } from './pages.ts';

/** The page a boot shows: the one the server determined, otherwise the one in the path. */
export function pageNameOf({ page, url }: Pick<Boot, 'page' | 'url'>): PageName {
  if (page.page === 'jobGone' || page.page === 'maintenance' || page.page === 'notFound' || page.page === 'failed') return page.page;
  return nameAt(url.split('?')[0] as string);
}

/** The page for a path in the browser, including its language prefix. */
export const pageNameAt = (pathname: string): PageName => nameAt(pathname.slice(prefixOf(pathname).length) || '/');

const nameAt = (path: string): PageName => routeAt(path)?.[1] ?? 'notFound';

/** The route for a path without language prefix, like react-router's `matchPath`, which compiles a pattern on each call. */
export const routeAt = (path: string): (typeof ROUTE_PATTERNS)[number] | undefined => {
  if (!path.startsWith('/')) return undefined;
  const parts = partsOf(path);
  return ROUTE_PATTERNS.find(([pattern]) => {
    const wanted = partsOf(pattern);
    return wanted.length === parts.length && wanted.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]?.toLowerCase()));
  });
};

/** Segments; ignores trailing slashes. */
const partsOf = (path: string): string[] => {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).split('/');
};
