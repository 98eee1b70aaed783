import { IdentityFailure } from './provider.ts';
import { providerMessage } from './provider-message.ts';

/** OAuth's codes for temporary failures (RFC 6749 §4.1.2.1). */
const NOT_NOW = new Set(['temporarily_unavailable', 'server_error']);

/**
 * Converts any thrown value to one of the four failures. Its reason holds only codes. Messages of openid-client and the provider may quote a token or
 * a person, so they aren't logged, except where `isImpersonal` says that the request contained no personal data.
 */
export function toIdentityFailure(error: unknown, isImpersonal = false): IdentityFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof IdentityFailure) return cause;
  const detail = isImpersonal ? providerMessage(error) : undefined;
  const { name = '', code = '', error: oauthError, status } = error as { name?: string; code?: string; error?: unknown; status?: number };
  if (oauthError === 'access_denied') return new IdentityFailure('userCancelled', 'access_denied');
  if (typeof oauthError === 'string' && NOT_NOW.has(oauthError)) return new IdentityFailure('upstreamDown', oauthError, detail);
  if (isUnreachable(error)) return new IdentityFailure('upstreamDown', word(code || name));
  const answered = statusIn(error) ?? status;
  if (answered !== undefined && answered >= 500) return new IdentityFailure('upstreamDown', `status${answered}`, detail);
  const codes = [code || name, typeof oauthError === 'string' ? oauthError : ''].map(word).filter(Boolean);
  return new IdentityFailure('ourFault', codes.join(' ') || 'unknown', detail);
}

function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError') return true;
    if (/^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|UND_ERR)/.test(String((cause as NodeJS.ErrnoException).code ?? ''))) return true;
  }
  return false;
}

function statusIn(error: unknown): number | undefined {
  for (let cause: unknown = error; typeof cause === 'object' && cause !== null; cause = (cause as { cause?: unknown }).cause)
    if (cause instanceof Response) return cause.status;
  return undefined;
}

/** Only short codes of letters, digits, and underscores, so that nothing sent to us can be quoted. */
const word = (text: string) => (/^\w{1,60}$/.test(text) ? text : '');
