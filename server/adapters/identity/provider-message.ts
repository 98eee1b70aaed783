const LONGEST = 200;
/** Codes, tokens, keys, and IDs are longer than any word. */
const LONG_WORD = /[\w.+/=~-]{24,}/g;
const NUMBER = /\b[A-Z]\d{7}[A-Z]\b/gi;
const ADDRESS = /\S{1,64}@\S{1,64}/g;

/**
 * A provider's message about a refused request: its `error` and `error_description` (RFC 6749 §5.2), on one line, shortened, without anything that
 * could be a token, a person's number, or an address.
 * @returns undefined if there is no such message
 */
export function providerMessage(error: unknown): string | undefined {
  const { code, error: oauthError, error_description: why } = error as { code?: unknown; error?: unknown; error_description?: unknown };
  if (code !== 'OAUTH_RESPONSE_BODY_ERROR') return undefined;
  const text = [oauthError, why].filter((part) => typeof part === 'string' && part !== '').join(': ');
  const line = text.slice(0, 2 * LONGEST).replaceAll(/[^\x20-\x7e]/g, ' ');
  return line.replaceAll(ADDRESS, '…').replaceAll(LONG_WORD, '…').replaceAll(NUMBER, '…').slice(0, LONGEST) || undefined;
}
