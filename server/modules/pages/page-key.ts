import type { IncomingMessage } from 'node:http';
import { fastifyCookie } from '@fastify/cookie';
import { HIDDEN_BANNERS } from '../../../contract/hidden-banners.ts';
import type { Boot } from '../../../contract/pages.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import { LIST_FILTERS } from '../../../src/lib/search-url/search.ts';
import { isLoopback } from '../../demo-mode.ts';
import { countryOf } from '../../http/caller.ts';

/** The encodings of cached pages. */
export type Encoding = 'br' | 'gzip' | 'identity';

const LONGEST_URL = 300;
/** The parameters that pages read. Others would fill the cache with copies of one page. `country` isn't among them, because it sets a cookie. */
const PARAMETERS = new Set<string>([...LIST_FILTERS, 'query', 'radius', 'salary', 'verifiedCompany', 'workArrangement', 'sort', 'page', 'job', 'industry']);
/** Cookies that belong to one person, or that hide a part of the page from them. */
const PERSONAL: readonly string[] = [...Object.values(COOKIES), HIDDEN_BANNERS];
const PORT = /:\d+$/;

/**
 * What an anonymous page depends on, from the raw request: URL, country, theme and encoding. The language is part of the URL.
 * @returns null if the cache must not be used for the request
 */
export function pageKey({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' || !url.startsWith('/') || url.length > LONGEST_URL) return null;
  if (headers.authorization !== undefined || headers['x-no-compression'] !== undefined) return null;
  // Under this machine's own names, pages of a demo link to its control page.
  if (headers.host === undefined || isLoopback(headers.host.replace(PORT, ''))) return null;
  if (!hasKnownParameters(url)) return null;
  const cookies = headers.cookie === undefined ? {} : fastifyCookie.parse(headers.cookie);
  if (PERSONAL.some((name) => name in cookies)) return null;
  return [encodingOf(headers['accept-encoding']), countryOf({ headers, cookies }).code, themeOf(cookies), url].join(' ');
}

function hasKnownParameters(url: string): boolean {
  const at = url.indexOf('?');
  return at < 0 || [...new URLSearchParams(url.slice(at + 1)).keys()].every((name) => PARAMETERS.has(name));
}

export function themeOf(cookies: Record<string, string | undefined>): Boot['theme'] {
  const { theme } = cookies;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The best encoding in Accept-Encoding. Our order of preference overrides its weights. */
export function encodingOf(header: string | string[] | undefined): Encoding {
  const accepted = new Set<string>();
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', weight = ''] = part.split(';');
    if (!/^\s*q=0(?:\.0*)?\s*$/.test(weight)) accepted.add(name.trim());
  }
  if (accepted.has('br') || accepted.has('*')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}
