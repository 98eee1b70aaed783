const LONGEST = 200;
/** Codes, tokens, keys and ids are longer than any word. */
const LONG_WORD = /[\w.+/=~-]{24,}/g;
const NUMBER = /\b[A-Z]\d{7}[A-Z]\b/gi;
const ADDRESS = /\S{1,64}@\S{1,64}/g;

/**
 * What a provider said of a refused request: its `error` and `error_description` (RFC 6749 §5.2), on one line, cut, without anything that could be a token, a
 * number of a person or an address.
 * @returns undefined where it said nothing of that form
 */
export function saidBy(error: unknown): string | undefined {
  const { code, error: said, error_description: why } = error as { code?: unknown; error?: unknown; error_description?: unknown };
  if (code !== 'OAUTH_RESPONSE_BODY_ERROR') return undefined;
  const text = [said, why].filter((part) => typeof part === 'string' && part !== '').join(': ');
  const line = text.slice(0, 2 * LONGEST).replaceAll(/[^\x20-\x7e]/g, ' ');
  return line.replaceAll(ADDRESS, '…').replaceAll(LONG_WORD, '…').replaceAll(NUMBER, '…').slice(0, LONGEST) || undefined;
}
