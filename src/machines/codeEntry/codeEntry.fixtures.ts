import { key } from '../samples.ts';

export const challenge = { challenge_id: key, expires_at: '2026-01-10T09:10:00Z', resend_at: '2026-01-10T09:01:00Z' };
export const refused = <F extends string>(failure: F) => ({ ok: false as const, failure });
export const tooMany = { ...refused('tooMany'), retryAt: '2026-01-10T09:05:00Z' };

/** What sending a code may answer. */
export const sendAnswers = [{ ok: true as const, challenge }, refused('notSent'), tooMany];
/** Why a code is not the right one, as the server says it. */
export const codeRefusals = [refused('wrong'), refused('expired'), refused('used'), tooMany];

export const codeEvents = {
  'code.submitted': [{ type: 'code.submitted' as const, code: '123456' }],
  'code.resendRequested': [{ type: 'code.resendRequested' as const }],
};

const meanings = {
  '': 'The code is asked for.',
  '.answer': 'What became of the last one.',
  '.answer.fresh': 'None was tried yet.',
  '.answer.wrong': 'It was wrong.',
  '.answer.expired': 'It was expired.',
  '.answer.used': 'It was used before.',
  '.answer.failed': 'It could not be checked; it can be tried again.',
  '.resend': 'Whether another can be sent.',
  '.resend.coolingDown': 'Not before the instant the server named.',
  '.resend.resendable': 'It can.',
};

/** What each state below an `enteringState` means. @param entering its path from the root */
export function enteringMeanings<P extends string>(entering: P): Record<`${P}${keyof typeof meanings}`, string> {
  return Object.fromEntries(Object.entries(meanings).map(([path, meaning]) => [`${entering}${path}`, meaning])) as Record<
    `${P}${keyof typeof meanings}`,
    string
  >;
}
