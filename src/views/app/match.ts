import type { Boot } from '../../../contract/pages.ts';
import { prefixOf } from './prefix.ts';
import { ROUTE_PATTERNS, type PageName } from './pages.ts';

/** The page a boot shows: what the server found, else what the path names. */
export function pageNameOf({ page, url }: Pick<Boot, 'page' | 'url'>): PageName {
  if (page.page === 'jobGone' || page.page === 'maintenance' || page.page === 'notFound' || page.page === 'failed') return page.page;
  return nameAt(url.split('?')[0] as string);
}

/** The page at a path as it stands in the browser, with its language prefix. */
export const pageNameAt = (pathname: string): PageName => nameAt(pathname.slice(prefixOf(pathname).length) || '/');

const nameAt = (path: string): PageName => routeAt(path)?.[1] ?? 'notFound';

/** As react-router matches them, which compiles a pattern each time it is asked. */
const EXPRESSIONS = new Map(ROUTE_PATTERNS.map(([pattern]) => [pattern, new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/*$`, 'i')]));

/** The route that leads to a path without language prefix. */
export const routeAt = (path: string): (typeof ROUTE_PATTERNS)[number] | undefined => ROUTE_PATTERNS.find(([pattern]) => EXPRESSIONS.get(pattern)?.test(path));
