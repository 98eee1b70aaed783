import { and, eq } from 'drizzle-orm';
import { generateEmailOtp, type OtpChallenge } from '../../../contract/auth.ts';
import type { Language } from '../../../contract/languages.ts';
import { user } from '../../db/schema/auth.ts';
import type { Caller } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import type { House } from '../../http/house.ts';
import { defineRoute } from '../../http/route.ts';
import { countTryFrom, LIMITS_OF } from '../auth/attempts.ts';
import { issueCode, withdrawCode, type CodePurpose } from '../auth/code.ts';
import { codeLetter, noAccountLetter } from './email-letters.ts';

/**
 * Sends a code. An address without an account goes the same steps to the same answer and is sent a letter too, one that says so:
 * only the mailbox's owner learns whether there is an account. The code goes by mail directly, never through a stored outbox row.
 * @throws ApiError otpNotSent (the mail was not accepted; one may ask again at once), tooManyAttempts,
 *   noPermission (verifying an address that is not one's own)
 */
async function sendCode(house: House, address: string, purpose: CodePurpose, caller: Caller, language: Language): Promise<OtpChallenge> {
  const [account] = await house.db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.email, address), eq(user.isAnonymous, false), eq(user.role, 'jobseeker')));
  if (purpose === 'verify' && account?.id !== caller.userId) throw new ApiError('noPermission');
  const { challenge, code } = await issueCode(house, address, purpose);
  try {
    await house.mail.send(account ? codeLetter(address, code, purpose, language) : noAccountLetter(address, language, house.config.baseUrl));
  } catch (error) {
    house.log.error({ err: error }, 'a code could not be mailed');
    await withdrawCode(house, challenge.challenge_id, address, purpose);
    throw new ApiError('otpNotSent');
  }
  return challenge;
}

export const routes = [
  defineRoute(generateEmailOtp, async ({ house, body, caller, language, request }) => {
    if (body.purpose === 'verify' && caller.kind !== 'seeker') throw new ApiError('credentialsMissing');
    await countTryFrom(house, LIMITS_OF.codesByAddress, request.ip);
    return sendCode(house, body.email.toLowerCase(), body.purpose, caller, language);
  }),
];
