import { key } from '../samples.ts';

export const challenge = { challenge_id: key, expires_at: '2026-01-10T09:10:00Z', resend_at: '2026-01-10T09:01:00Z' };
export const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });
export const tooMany = { ...refused('tooMany'), retryAt: '2026-01-10T09:05:00Z' };

/** Possible answers to sending a code. */
export const sendAnswers = [{ ok: true as const, challenge }, refused('notSent'), tooMany];
/** Possible reasons for rejecting a code. */
export const codeRefusals = [refused('wrong'), refused('expired'), refused('used'), tooMany];

export const codeEvents = {
  'code.submitted': [{ type: 'code.submitted' as const, code: '123456' }],
  'code.resendRequested': [{ type: 'code.resendRequested' as const }],
};

const meanings = {
  '': 'The user enters the code.',
  '.answer': 'The result of the last attempt.',
  '.answer.fresh': 'No attempt yet.',
  '.answer.wrong': 'The code was wrong.',
  '.answer.expired': 'The code had expired.',
  '.answer.used': 'The code was already used.',
  '.answer.failed': 'The check failed; the user can try again.',
  '.resend': 'Whether another code can be sent.',
  '.resend.coolingDown': 'Not before the time set by the server.',
  '.resend.resendable': 'Another code can be sent.',
};

/** The meaning of each state below an `enteringState`. @param entering its path from the root */
export function enteringMeanings<P extends string>(entering: P): Record<`${P}${keyof typeof meanings}`, string> {
  return Object.fromEntries(Object.entries(meanings).map(([path, meaning]) => [`${entering}${path}`, meaning])) as Record<
    `${P}${keyof typeof meanings}`,
    string
  >;
}
