import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Broadcast } from '../../adapters/realtime.ts';
import { languageOfAccount } from '../../../contract/languages.ts';
import { DELETION_WORD } from '../../../contract/limits.ts';
import { deleteAccount } from '../../../contract/settings.ts';
import { shownAddress } from '../../adapters/mail.ts';
import { otpChallenge, session, user } from '../../db/schema/auth.ts';
import { ticket } from '../../db/schema/identity.ts';
import { idempotency } from '../../db/schema/operations.ts';
import { resume } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import type { AppContext } from '../../http/app-context.ts';
import { defineRoute } from '../../http/route.ts';
import { clearTraces } from '../auth/cookies.ts';
import { enqueueMail, forgetOutboxOf } from '../../jobs/outbox.ts';
import { requireProof } from '../auth/require-proof.ts';
import { accountDeletedEmail } from '../data/email-content.ts';
import { closeWithSeeker } from '../interview/close.ts';
import { profileFilesOf } from './profile-files.ts';
import { videoFilesOf } from './video-resumes.ts';

/**
 * Deletes a person. What refers to them goes with their row; beside it, what is kept under their address or id alone: codes, tickets, stored
 * answers, letters on their way; one last letter says so.
 * @returns the keys of the files nobody owns any more, and the sessions that ended
 */
async function erase(context: AppContext, userId: string, confirmation: string): Promise<{ files: string[]; sessions: string[]; tellClosed: Broadcast }> {
  return context.db.transaction(async (tx) => {
    const [me] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
    if (!me) throw new ApiError('credentialsMissing');
    if ((shownAddress(me.email) || DELETION_WORD) !== confirmation)
      throw new ApiError('parameterInvalid', { fields: { confirmation: ['confirmation.wrong'] } });
    // Before the letters to them: the employer's stay, with the calendar entry that falls.
    const tellClosed = await closeWithSeeker(tx, userId, { doneBy: userId, now: context.now(), emailSettings: context.config });
    const files = await tx.select({ key: resume.storageKey }).from(resume).where(eq(resume.userId, userId));
    const profileFiles = [...(await profileFilesOf(tx, userId)), ...(await videoFilesOf(tx, userId))];
    const sessions = await tx.select({ id: session.id }).from(session).where(eq(session.userId, userId));
    const addresses = [me.email, ...(me.phoneNumber ? [me.phoneNumber] : [])];
    await tx.delete(otpChallenge).where(inArray(otpChallenge.address, addresses));
    await tx.delete(ticket).where(sql`${ticket.data}->>'address' = ${me.email}`);
    await tx.delete(idempotency).where(or(eq(idempotency.owner, userId), sql`${idempotency.reply}->>'userId' = ${userId}`));
    await forgetOutboxOf(tx, me);
    await tx.delete(user).where(eq(user.id, userId));
    await enqueueMail(tx, accountDeletedEmail(me.email, languageOfAccount(me.languageId)));
    return { files: [...files.map(({ key }) => key), ...profileFiles], sessions: sessions.map(({ id }) => id), tellClosed };
  });
}

export const deletionRoutes = [
  defineRoute(deleteAccount, async ({ context, caller, body, reply }) => {
    await requireProof(context, caller);
    const { files, sessions, tellClosed } = await erase(context, caller.userId, body.confirmation.toLowerCase());
    context.identity.forget(sessions);
    tellClosed(context);
    // What could not be removed now has no row any more, and is swept (server/jobs/files.ts).
    for (const key of files) await context.files.remove(key).catch((error: unknown) => context.log.error({ err: error }, 'a file of a deleted account stays'));
    clearTraces(reply);
    return null;
  }),
];
