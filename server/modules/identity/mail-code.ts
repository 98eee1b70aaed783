import type { OtpChallenge } from '../../../contract/auth.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Message } from '../../adapters/mail.ts';
import { ApiError } from '../../http/errors.ts';
import type { FastifyRequest } from 'fastify';
import { deviceOf } from './assurance/session-rows.ts';
import { issueCode, withdrawCode, type CodePurpose } from './code.ts';
import type { Origin } from './familiar.ts';
import { secondsUntil } from '../../http/attempts.ts';
import { guessedOutUntil } from './guesses.ts';
import { noAccountEmail } from '../notify/email-content.ts';
import type { IdentityContext } from './context.ts';

interface CodeRequest {
  address: string;
  purpose: CodePurpose;
  /** The origin of the request. */
  origin: Origin;
  request: FastifyRequest;
  /** Whether there is an account to sign in to. */
  isKnown: boolean;
  language: Language;
  emailOf: (code: string) => Message;
  /**
   * Creates the email to send instead of a code after too many wrong codes (guesses.ts): a link, which nobody can guess. If omitted, the request is refused.
   */
  linkEmail?: () => Promise<Message>;
}

/**
 * Emails a code. An address without an account takes the same steps, gets the same response, and receives an email that says so: only the mailbox's owner
 * learns whether there is an account. Sends directly, so that the code is never stored in the outbox.
 * @throws ApiError otpNotSent (the mail server didn't accept it, and the caller can try again right away), tooManyAttempts
 */
export async function mailCode(
  context: IdentityContext,
  { address, purpose, origin, request, isKnown, language, emailOf, linkEmail }: CodeRequest,
): Promise<OtpChallenge> {
  const until = await guessedOutUntil(context, address + origin.place);
  if (until !== null && !linkEmail) throw new ApiError('tooManyAttempts', { retryAfter: secondsUntil(until, context.now()) });
  const wanted = { address, purpose, origin, device: deviceOf(request) };
  const { challenge, code } = await issueCode(context, wanted);
  try {
    const message = until !== null && linkEmail ? await linkEmail() : emailOf(code);
    await context.mail.send(isKnown ? message : noAccountEmail(address, language, context.config.baseUrl));
  } catch (error) {
    context.log.error({ err: error }, 'emailing a code failed');
    await withdrawCode(context, challenge.challenge_id, wanted);
    throw new ApiError('otpNotSent');
  }
  return challenge;
}
