import type { OtpChallenge } from '../../../contract/auth.ts';
import { serverInstantIn } from '../serverClock.ts';

type Purpose = 'login' | 'verify' | 'reset';

/** Codes this tab requested, by purpose and address or number. */
const sent = new Map<string, OtpChallenge>();

/**
 * The challenge to answer. While another message can't be sent yet, returns the last one: users who leave and come back can enter the code they
 * already received instead of waiting.
 */
export async function challengeFor(purpose: Purpose, address: string, send: () => Promise<{ data: OtpChallenge }>): Promise<OtpChallenge> {
  const key = `${purpose} ${address.trim().toLowerCase()}`;
  const last = sent.get(key);
  if (last && last.resend_at > serverInstantIn(0)) return last;
  const { data } = await send();
  sent.set(key, data);
  return data;
}

/** Forgets a code that was accepted, or is no longer valid. */
export function forgetSpent<A extends { ok: boolean; failure?: string }>(challengeId: string, answer: A): A {
  if (answer.failure === 'wrong' || answer.failure === 'proofNeeded') return answer;
  for (const [key, { challenge_id }] of sent) if (challenge_id === challengeId) sent.delete(key);
  return answer;
}
