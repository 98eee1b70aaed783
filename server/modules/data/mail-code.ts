import type { OtpChallenge } from '../../../contract/auth.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Message } from '../../adapters/mail.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../auth/assurance/session-rows.ts';
import { issueCode, withdrawCode, type CodePurpose } from '../auth/code.ts';
import type { Origin } from '../auth/familiar.ts';
import { secondsUntil } from '../auth/attempts.ts';
import { guessedOutUntil } from '../auth/guesses.ts';
import { noAccountEmail } from './email-content.ts';

interface Asked {
  address: string;
  purpose: CodePurpose;
  /** Where it is asked from. */
  origin: Origin;
  request: FastifyRequest;
  /** Whether there is an account to let into. */
  isKnown: boolean;
  language: Language;
  letterOf: (code: string) => Message;
  /** What is sent in place of a code where too many wrong ones came from (guesses.ts): a link, which nobody guesses. Refused where left out. */
  linkEmail?: () => Promise<Message>;
}

/**
 * Sends a code. An address without an account goes the same steps to the same answer and is sent a letter too, one that says so:
 * only the mailbox's owner learns whether there is an account. The code goes by mail directly, never through a stored outbox row.
 * @throws ApiError otpNotSent (the mail was not accepted; one may ask again at once), tooManyAttempts
 */
export async function mailCode(
  context: AppContext,
  { address, purpose, origin, request, isKnown, language, letterOf, linkEmail }: Asked,
): Promise<OtpChallenge> {
  const until = await guessedOutUntil(context, address + origin.place);
  if (until !== null && !linkEmail) throw new ApiError('tooManyAttempts', { retryAfter: secondsUntil(until, context.now()) });
  const asked = { address, purpose, origin, device: deviceOf(request) };
  const { challenge, code } = await issueCode(context, asked);
  try {
    const letter = until !== null && linkEmail ? await linkEmail() : letterOf(code);
    await context.mail.send(isKnown ? letter : noAccountEmail(address, language, context.config.baseUrl));
  } catch (error) {
    context.log.error({ err: error }, 'a code could not be mailed');
    await withdrawCode(context, challenge.challenge_id, asked);
    throw new ApiError('otpNotSent');
  }
  return challenge;
}
