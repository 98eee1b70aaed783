/** Quoted text, except the property name in an engine's message ("reading 'id'"); an apostrophe within a word doesn't open a quote. */
const QUOTED = /(?<!reading |setting |[\p{L}\p{N}])(["'`“‘«])[^"'`”’»]{0,200}["'`”’»]/gu;
const ADDRESS = /[^\s@]{1,100}@[^\s@]{1,100}/g;
const QUERY = /[?#]\S{1,500}/g;
const NUMBER = /\+?\d[\d\s().-]{3,40}\d/g;

/**
 * An error message without possible personal data: quoted text, email addresses, long numbers, and everything after the path of a URL.
 * @returns at most 200 characters
 */
export function impersonal(message: string): string {
  return message.slice(0, 1_000).replace(QUERY, '…').replace(QUOTED, '“…”').replace(ADDRESS, '…').replace(NUMBER, '…').slice(0, 200);
}
