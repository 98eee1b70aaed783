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
import { clearTraces } from '../identity/cookies.ts';
import { enqueueMail, forgetOutboxOf } from '../notify/outbox.ts';
import { requireProof } from '../identity/require-proof.ts';
import { accountDeletedEmail } from '../notify/email-content.ts';
import { closeWithSeeker } from './interviews/close.ts';
import { profileFilesOf } from '../profile/profile-files.ts';
import { videoFilesOf } from '../profile/video-resumes.ts';
import { defineRoute, type HiringContext } from './context.ts';

/**
 * Deletes a person. Rows that refer to them are deleted with theirs. Also deletes what is stored under only their address or id: codes, tickets, stored
 * answers, and pending emails. A final email confirms it.
 * @returns the keys of the files without an owner, and the sessions that ended
 */
async function erase(context: HiringContext, userId: string, confirmation: string): Promise<{ files: string[]; sessions: string[]; tellClosed: Broadcast }> {
  return context.db.transaction(async (tx) => {
    const [me] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
    if (!me) throw new ApiError('credentialsMissing');
    const address = shownAddress(me.email);
    if ((address || DELETION_WORD) !== confirmation)
      throw new ApiError('parameterInvalid', {
        fields: { confirmation: [address ? 'confirmation.wrong' : 'confirmation.wrongWord'] },
        values: { word: DELETION_WORD },
      });
    // Runs before their emails are deleted: the employer's emails stay, with the cancellation of the calendar entry.
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

export const routes = [
  defineRoute(deleteAccount, async ({ context, caller, body, reply }) => {
    await requireProof(context, caller);
    const { files, sessions, tellClosed } = await erase(context, caller.userId, body.confirmation.toLowerCase());
    context.identity.forget(sessions);
    tellClosed(context);
    // A file that couldn't be removed has no row anymore, so the sweep deletes it (server/jobs/files.ts).
    for (const key of files)
      await context.files.remove(key).catch((error: unknown) => context.log.error({ err: error }, 'could not remove a file of a deleted account'));
    clearTraces(reply);
    return null;
  }),
];
