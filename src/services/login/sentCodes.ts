import type { OtpChallenge } from '../../../contract/auth.ts';
import { serverInstantIn } from '../serverClock.ts';

type Purpose = 'login' | 'verify' | 'reset';

/** Codes this tab had sent, by purpose and address or number. */
const sent = new Map<string, OtpChallenge>();

/**
 * The challenge to answer. While another message can not be sent yet it is the last one: whoever turned to something else and came back
 * types the code that is in the mail already, in place of waiting.
 */
export async function challengeFor(purpose: Purpose, address: string, send: () => Promise<{ data: OtpChallenge }>): Promise<OtpChallenge> {
  const key = `${purpose} ${address.trim().toLowerCase()}`;
  const last = sent.get(key);
  if (last && last.resend_at > serverInstantIn(0)) return last;
  const { data } = await send();
  sent.set(key, data);
  return data;
}

/** A code that was taken, or can not be any more, is not asked for again. */
export function forgetSpent<A extends { ok: boolean; failure?: string }>(challengeId: string, answer: A): A {
  if (answer.failure === 'wrong' || answer.failure === 'proofNeeded') return answer;
  for (const [key, { challenge_id }] of sent) if (challenge_id === challengeId) sent.delete(key);
  return answer;
}
