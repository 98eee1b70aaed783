import { SOCIAL_PROVIDERS } from '../../../contract/login.ts';
import type { Arrival } from '../../machines/login/login.types.ts';
import { isWaiting } from './tabs.ts';

const LINK = 'magic-link';

/** What a page was opened for, according to its URL. @param url with query and fragment */
export function arrivalOf(url: URL): Arrival | null {
  if (fragmentOf(url).has(LINK)) return { by: 'magicLink' };
  return socialOf(url.searchParams) ?? (isWaiting() ? { by: 'waiting' } : null);
}

/** The network the user returned from, which the server also knows. */
export function socialOf(query: URLSearchParams): Arrival | null {
  const provider = SOCIAL_PROVIDERS.find((name) => name === query.get('social'));
  return provider ? { by: 'social', provider } : null;
}

let ticket: string | null = null;

/** Takes the ticket of the link this page was opened with, and removes it from the URL. Retained until it is answered. */
export function takeLinkTicket(): string {
  const url = new URL(window.location.href);
  const fragment = fragmentOf(url);
  const found = fragment.get(LINK);
  if (found !== null) {
    ticket = found;
    fragment.delete(LINK);
    url.hash = fragment.toString();
    replaceAddress(url);
  }
  return ticket ?? '';
}

export function forgetLinkTicket(): void {
  ticket = null;
}

/** Prevents a reload from finishing the same round trip to a network twice. @param mark its purpose in the URL: to sign in, or to connect one */
export function takeSocialMark(mark: 'social' | 'network' = 'social'): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(mark);
  replaceAddress(url);
}

const fragmentOf = (url: URL) => new URLSearchParams(url.hash.slice(1));
const replaceAddress = (url: URL) => window.history.replaceState(window.history.state, '', url);
