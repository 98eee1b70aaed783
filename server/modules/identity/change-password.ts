import { languageOfAccount } from '../../../contract/languages.ts';
import { eq } from 'drizzle-orm';
import { changePassword } from '../../../contract/settings.ts';
import { user } from '../../db/schema/auth.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { passwordChangedEmail } from '../notify/email-content.ts';
import { defineRoute } from './context.ts';
import { refuseOwnName } from './own-name.ts';
import { hashPassword } from './password.ts';
import { beginOnce } from './replay.ts';
import { assure } from './assurance/assure.ts';
import type { BegunSession } from './assurance/session-rows.ts';
import { placeOf } from './assurance/session-assurance.ts';
import { requireProof } from './require-proof.ts';
import { storePassword } from './store-password.ts';
import { startSession } from './start-session.ts';

export const changePasswordRoutes = [
  defineRoute(changePassword, async ({ context, db, caller, body, now, request, reply }) => {
    await requireProof(context, caller);
    await refuseOwnName(db, [caller.userId], body.new_password);
    const hash = await hashPassword(body.new_password);
    const entered = await beginOnce(context, request, async (tx) => {
      const from = await placeOf(tx, caller, now, { isLocked: true });
      await storePassword(tx, caller.userId, hash, now);
      const assured = await assure(tx, { from, userId: caller.userId, event: { type: 'password.changed', at: now.toISOString() }, request, now });
      if ('refused' in assured) throw assured.refused;
      const [person] = await tx.select({ email: user.email, languageId: user.languageId }).from(user).where(eq(user.id, caller.userId));
      if (person) await enqueueMail(tx, passwordChangedEmail(person.email, languageOfAccount(person.languageId), context.config.baseUrl));
      return { begun: assured.begun as BegunSession, ended: assured.ended };
    });
    return startSession(context, reply, entered, caller);
  }),
];
