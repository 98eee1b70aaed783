import { eq } from 'drizzle-orm';
import { abandonLogin, chooseAccount } from '../../../contract/login.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import { user } from '../../db/schema/auth.ts';
import { ApiError } from '../../http/errors.ts';
import { clearAuthCookie } from './cookies.ts';
import { continueLogin } from './enter.ts';
import { pendingToken, type PendingData } from './pending.ts';
import { beginOnce } from './replay.ts';
import { readTicket, useTicket } from '../../http/tickets.ts';
import { defineRoute } from './context.ts';
import { asLapsed } from './two-factor.ts';
import { startSession } from './start-session.ts';
import { requireSignedOut } from '../../http/caller.ts';

export const chooseAccountRoutes = [
  /** Only an account that the sign-in found. A suspended one leaves the choice open. */
  defineRoute(chooseAccount, async ({ context, body, caller, request, reply }) => {
    requireSignedOut(caller);
    const token = pendingToken(request);
    if (token === undefined) throw new ApiError('loginLapsed');
    const entered = await beginOnce(context, request, async (db) => {
      const now = context.now();
      const { data, createdAt } = await readTicket<PendingData>(db, token, 'pendingLogin', now).catch(asLapsed);
      if (data.step !== 'choosingAccount') throw new ApiError('loginLapsed');
      if (!data.accounts.includes(body.account_id)) throw new ApiError('notFound');
      const [person] = await db.select({ revokedAt: user.revokedAt }).from(user).where(eq(user.id, body.account_id)).for('update');
      if (person?.revokedAt && person.revokedAt > createdAt) throw new ApiError('loginLapsed');
      const outcome = await continueLogin(context, db, body.account_id, { ...data, since: createdAt }, { caller, request });
      if (!('refused' in outcome)) await useTicket(db, token, 'pendingLogin', now);
      return outcome;
    });
    return startSession(context, reply, entered, caller);
  }),
  defineRoute(abandonLogin, async ({ context, request, reply }) => {
    const token = pendingToken(request);
    // A used, expired, or unknown ticket isn't waiting anymore.
    if (token !== undefined)
      await useTicket(context.db, token, 'pendingLogin', context.now()).catch((error: unknown) => (error instanceof ApiError ? null : Promise.reject(error)));
    clearAuthCookie(reply, COOKIES.pendingLogin);
    return null;
  }),
];
