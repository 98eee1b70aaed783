import { IdentityFailure } from './provider.ts';
import { saidBy } from './said.ts';

/** OAuth's words for "not now" (RFC 6749 §4.1.2.1). */
const NOT_NOW = new Set(['temporarily_unavailable', 'server_error']);

/**
 * Any thrown thing as one of the four failures. Its reason holds codes only: what openid-client and the provider say in words may quote
 * a token or a person, so none of it goes on to the log, but where `isImpersonal` says that the provider was told of none.
 */
export function toIdentityFailure(error: unknown, isImpersonal = false): IdentityFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof IdentityFailure) return cause;
  const detail = isImpersonal ? saidBy(error) : undefined;
  const { name = '', code = '', error: said, status } = error as { name?: string; code?: string; error?: unknown; status?: number };
  if (said === 'access_denied') return new IdentityFailure('userCancelled', 'access_denied');
  if (typeof said === 'string' && NOT_NOW.has(said)) return new IdentityFailure('upstreamDown', said, detail);
  if (isUnreachable(error)) return new IdentityFailure('upstreamDown', word(code || name));
  const answered = statusIn(error) ?? status;
  if (answered !== undefined && answered >= 500) return new IdentityFailure('upstreamDown', `status${answered}`, detail);
  const codes = [code || name, typeof said === 'string' ? said : ''].map(word).filter(Boolean);
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

/** Letters, digits and underscores, and few of them: nothing that was sent to us can be quoted through here. */
const word = (text: string) => (/^\w{1,60}$/.test(text) ? text : '');
