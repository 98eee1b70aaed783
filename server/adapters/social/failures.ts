import { toIdentityFailure } from '../identity/failures.ts';
import { SocialFailure, type SocialFailureKind } from './network.ts';

/** How networks say that the person went back: OAuth's own word, Apple's and LINE's. */
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled_login']);

const KINDS = { userCancelled: 'cancelled', upstreamDown: 'unavailable', noMyinfo: 'refused', ourFault: 'refused' } as const satisfies Record<
  string,
  SocialFailureKind
>;

/** Whether what came back says that the person did not want to. @param error the callback's `error` */
export const isCancelled = (error: string | null): boolean => error !== null && CANCELLED.has(error.toLowerCase());

/** Any thrown thing as one of the three failures; its reason holds codes only, its detail words where the network was told of nobody (identity/failures.ts). */
export function toSocialFailure(error: unknown, isImpersonal = false): SocialFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof SocialFailure) return cause;
  const { kind, reason, detail } = toIdentityFailure(error, isImpersonal);
  return new SocialFailure(KINDS[kind], reason, detail);
}
