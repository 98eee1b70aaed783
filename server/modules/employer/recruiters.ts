import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import { getMembership, registerRecruiter } from '../../../contract/recovery.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import type { Queryable } from '../../db/client.ts';
import { account, user } from '../../db/schema/auth.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { type Caller, requireSignedOut } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { acceptedTerms } from '../identity/accepted-terms.ts';
import { registerSession } from '../identity/assurance/register-session.ts';
import { hashPassword } from '../identity/password.ts';
import { phoneOf, refuseTaken, rethrowTaken } from '../identity/register.ts';
import { beginOnce, type Entered } from '../identity/replay.ts';
import { startSession } from '../identity/start-session.ts';
import { broadcastCompany } from './broadcast.ts';
import { joinByInvite } from './invites.ts';
import { joinByName, membershipOf } from './join.ts';
import { networkOf } from '../../http/network.ts';
import { defineRoute, type EmployerContext } from './context.ts';

interface From {
  caller: Caller;
  country: Country;
  language: Language;
  request: FastifyRequest;
}

/**
 * Creates a recruiter, as a separate account even if a seeker has the same address. What the person did as a guest stays with the guest.
 * @throws ApiError alreadyLoggedIn, emailTaken, phoneTaken, parameterInvalid, tooManyAttempts
 */
async function register(
  context: EmployerContext,
  body: z.output<typeof registerRecruiter.body>,
  { caller, country, language, request }: From,
): Promise<Entered> {
  requireSignedOut(caller);
  const phone = body.contact_number ? await phoneOf(body.contact_number, country) : null;
  const password = await hashPassword(body.password);
  return beginOnce(context, request, async (db) => {
    await refuseTaken(context, db, { email: body.email, phone, role: 'recruiter' }, networkOf(request));
    const now = context.now();
    const person = {
      email: body.email.toLowerCase(),
      role: 'recruiter' as const,
      name: `${body.first_name} ${body.last_name}`,
      firstName: body.first_name,
      lastName: body.last_name,
      phoneNumber: phone,
      countryId: country.id,
      languageId: language.id,
      isSubscribed: body.is_subscribe,
      source: body.source,
      campaign: body.campaign ?? null,
      ...acceptedTerms(now),
      createdAt: now,
      updatedAt: now,
    };
    const [made] = await db.insert(user).values(person).returning({ id: user.id }).catch(rethrowTaken);
    const userId = (made as { id: string }).id;
    await db.insert(account).values({ accountId: userId, providerId: 'credential', userId, password, createdAt: now, updatedAt: now });
    await findPlace(db, request, { userId, name: body.company_name }, country, now);
    return registerSession(db, { caller, userId, request, now });
  });
}

/** An invited person becomes a member, whatever company they named. An invitation that is for someone else or has expired is ignored. */
async function findPlace(db: Queryable, request: FastifyRequest, { userId, name }: { userId: string; name: string }, country: Country, now: Date) {
  const token = request.cookies[COOKIES.companyInvite];
  // These refusals happen before anything is written, so the transaction can continue.
  const isIn =
    token !== undefined &&
    (await joinByInvite(db, { userId, token, caller: null, request, now }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof ApiError) return false;
        throw error;
      },
    ));
  if (!isIn) await joinByName(db, userId, name, country, now);
}

/** The companies someone joined or waits for: their members may be looking at the team. */
async function companiesOf(db: Queryable, userId: string): Promise<number[]> {
  const places = await db.select({ companyId: companyMember.companyId }).from(companyMember).where(eq(companyMember.userId, userId));
  return places.map(({ companyId }) => companyId);
}

export const routes = [
  defineRoute(getMembership, ({ db, caller }) => membershipOf(db, caller.userId)),
  defineRoute(registerRecruiter, async ({ context, body, caller, country, language, request, reply, after }) => {
    const entered = await register(context, body, { caller, country, language, request });
    if ('begun' in entered) await broadcastCompany({ context, db: context.db, after }, await companiesOf(context.db, entered.begun.userId));
    return startSession(context, reply, entered, caller);
  }),
];
