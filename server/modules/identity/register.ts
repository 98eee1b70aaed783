import { and, eq, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { registrationPayload } from '../../../contract/auth.ts';
import type { Country } from '../../../contract/countries.ts';
import type { Language } from '../../../contract/languages.ts';
import { phoneFormat, readPhone } from '../../../src/lib/phone.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { type Caller, requireSignedOut } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { giveWay } from './unclaimed.ts';
import { countTryFrom, LIMITS_OF } from '../../http/attempts.ts';
import { networkOf } from '../../http/network.ts';
import type { SessionContext } from './context.ts';
import { becomeSeeker, constraintOf } from './become-seeker.ts';
import { hashPassword } from './password.ts';
import { beginOnce, type Entered } from './replay.ts';
import { registerSession } from './assurance/register-session.ts';
import { isReserved } from './assurance/ways-in.ts';

export type Registration = z.output<typeof registrationPayload>;
interface From {
  caller: Caller;
  country: Country;
  language: Language;
  request: FastifyRequest;
}

/**
 * Turns a guest into a job seeker. It stays the guest's row, so everything they own remains theirs, in a new session.
 * @throws ApiError alreadyLoggedIn, emailTaken, phoneTaken; parameterInvalid for a phone number with an invalid format; credentialsMissing without a
 * guest session; tooManyAttempts after too many taken addresses from one place
 */
export async function registerSeeker(context: SessionContext, payload: Registration, from: From): Promise<Entered> {
  const { caller, country, request } = from;
  requireSignedOut(caller);
  const phone = payload.contact_number ? await phoneOf(payload.contact_number, country) : null;
  return beginOnce(context, request, async (db) => {
    if (caller.kind === 'none') throw new ApiError('credentialsMissing');
    await giveWay(db, payload.email.toLowerCase(), caller.userId);
    await refuseTaken(context, db, { email: payload.email, phone, role: 'jobseeker' }, networkOf(request));
    const password = payload.password === undefined || payload.password === null ? null : await hashPassword(payload.password);
    const now = context.now();
    const person = {
      email: payload.email.toLowerCase(),
      emailVerified: false,
      name: `${payload.first_name} ${payload.last_name}`,
      firstName: payload.first_name,
      lastName: payload.last_name,
      phoneNumber: phone,
      countryId: country.id,
      languageId: from.language.id,
      isSubscribed: payload.is_subscribe,
      source: payload.source,
      campaign: payload.campaign ?? null,
    };
    const registered = await becomeSeeker(db, caller.userId, person, { providerId: 'credential', password }, now).catch((error: unknown) =>
      rethrowTaken(error),
    );
    if (!registered) throw new ApiError('alreadyLoggedIn');
    return registerSession(db, { caller, userId: caller.userId, request, now });
  });
}

/** @throws ApiError parameterInvalid at `contact_number` */
export async function phoneOf(text: string, country: Country): Promise<string> {
  const read = await readPhone(text, country.code);
  if ('fault' in read) throw new ApiError('parameterInvalid', { fields: { contact_number: [read.fault] }, values: phoneFormat(country.code) });
  return read.number;
}

/** Refuses a taken address. Registration reveals whether an address is taken (specification §8), so checking many from one place is refused too. */
export async function refuseTaken(
  context: SessionContext,
  db: Queryable,
  { email, phone, role }: { email: string; phone: string | null; role: 'jobseeker' | 'recruiter' },
  address: string,
): Promise<void> {
  const who = (isSame: SQL) =>
    db
      .select({ id: user.id })
      .from(user)
      .where(and(isSame, eq(user.role, role)));
  const [sameEmail] = await who(eq(user.email, email.toLowerCase()));
  const [samePhone] = phone ? await who(eq(user.phoneNumber, phone)) : [];
  const isHeldForOwner = await isReserved(db, email.toLowerCase(), role, context.now());
  if (!sameEmail && !samePhone && !isHeldForOwner) return;
  await countTryFrom(context, LIMITS_OF.takenByAddress, address);
  throw sameEmail || isHeldForOwner ? taken('emailTaken') : taken('phoneTaken');
}

/**
 * The unique index lets only one of two simultaneous registrations through.
 * @param email the error name for a taken email address
 */
export function rethrowTaken(error: unknown, email: 'emailTaken' | 'emailUsed' = 'emailTaken'): never {
  const constraint = constraintOf(error);
  if (constraint === 'user_email') throw taken(email);
  if (constraint === 'user_phone') throw taken('phoneTaken');
  throw error;
}

const FIELDS: Record<'emailTaken' | 'emailUsed' | 'phoneTaken', Record<string, string[]>> = {
  emailTaken: { email: ['email.taken'] },
  emailUsed: { email: ['email.used'] },
  phoneTaken: { contact_number: ['phone.taken'] },
};

export const taken = (name: keyof typeof FIELDS): ApiError => new ApiError(name, { fields: FIELDS[name] });
