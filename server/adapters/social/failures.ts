import { toIdentityFailure } from '../identity/failures.ts';
import { SocialFailure, type SocialFailureKind } from './network.ts';

/** How networks report that the person went back: OAuth's own code, and Apple's and LINE's. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login']);

const KINDS = { userCancelled: 'cancelled', upstreamDown: 'unavailable', noMyinfo: 'refused', ourFault: 'refused' } as const satisfies Record<
  string,
  SocialFailureKind
>;

/**
 * Whether the callback says that the person canceled.
 * @param error the callback's `error`
 */
export const isCancelled = (error: string | null): boolean => error !== null && CANCELLED.has(error.toLowerCase());

/**
 * Converts any thrown value to one of the three failures. Its reason holds only codes; its detail has text only if the request contained no personal
 * data (identity/failures.ts).
 */
export function toSocialFailure(error: unknown, isImpersonal = false): SocialFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof SocialFailure) return cause;
  const { kind, reason, detail } = toIdentityFailure(error, isImpersonal);
  return new SocialFailure(KINDS[kind], reason, detail);
}
