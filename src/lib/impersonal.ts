/** What stands between quotes, but for the property that a message of an engine names ("reading 'id'"); an apostrophe within a word opens none. */
const QUOTED = /(?<!reading |setting |[\p{L}\p{N}])(["'`“‘«])[^"'`”’»]{0,200}["'`”’»]/gu;
const ADDRESS = /[^\s@]{1,100}@[^\s@]{1,100}/g;
const QUERY = /[?#]\S{1,500}/g;
const NUMBER = /\+?\d[\d\s().-]{3,40}\d/g;

/**
 * A message of an error without what may be a person's: quoted text, email addresses, long numbers, and what follows the path of an address.
 * @returns at most 200 characters
 */
export function impersonal(message: string): string {
  return message.slice(0, 1_000).replace(QUERY, '…').replace(QUOTED, '“…”').replace(ADDRESS, '…').replace(NUMBER, '…').slice(0, 200);
}
