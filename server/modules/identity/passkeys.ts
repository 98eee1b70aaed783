import type { AuthenticationResponseJSON, AuthenticatorTransport, RegistrationResponseJSON } from '@simplewebauthn/server';
import { and, count, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { passkeyLogin, passkeyLoginOptions } from '../../../contract/login.ts';
import { addPasskey, passkeyOptions, removePasskey } from '../../../contract/two-factor.ts';
import { BRAND } from '../../../src/lib/brand.ts';
import { COOKIES } from '../../../src/lib/cookies.ts';
import { shownAddress } from '../../adapters/mail.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { passkey } from '../../db/schema/identity.ts';
import { type Caller, requireSignedOut } from '../../http/caller.ts';
import { ApiError } from '../../http/errors.ts';
import { lockUsers } from '../../db/lock-user.ts';
import { announceWayIn, announceWayOut } from './assurance/announce.ts';
import { countTryFrom, LIMITS_OF } from '../../http/attempts.ts';
import { setAuthCookie } from './cookies.ts';
import { enter } from './enter.ts';
import { pendingToken, type PendingData } from './pending.ts';
import { beginOnce, type Entered } from './replay.ts';
import { lockAndRequireProof, requireProof } from './require-proof.ts';
import { issueTicket, readTicket, ticketCookie, useTicket } from '../../http/tickets.ts';
import { networkOf } from '../../http/network.ts';
import { defineRoute, type IdentityContext } from './context.ts';
import { asLapsed, presentPasskey } from './two-factor.ts';
import { startSession } from './start-session.ts';

const LIFETIME = 5 * 60_000;
/** Enough for every device a person owns. */
const MOST = 20;

/** WebAuthn's relying party: the host of the site's own address. */
const partyOf = ({ config }: IdentityContext) => ({ rpID: new URL(config.baseUrl).hostname, origin: new URL(config.baseUrl).origin });
/** Loaded when the first passkey is used, because the library is large and most servers rarely need it. */
const webauthn = () => import('@simplewebauthn/server');

async function keysOf(db: Queryable, userId: string) {
  return db.select().from(passkey).where(eq(passkey.userId, userId));
}
const named = ({ credentialId, transports }: typeof passkey.$inferSelect) => ({ id: credentialId, transports: transports as AuthenticatorTransport[] });

/** The user whose keys a challenge accepts: that of a sign-in waiting for its second factor, or else anyone. */
async function waitingUser(context: IdentityContext, request: FastifyRequest): Promise<string | null> {
  const token = pendingToken(request);
  if (token === undefined) return null;
  const found = await readTicket<PendingData>(context.db, token, 'pendingLogin', context.now()).catch(() => null);
  return found?.data.step === 'secondFactor' ? found.userId : null;
}

/** @throws ApiError passkeyRefused, loginLapsed, accountSuspended, alreadyLoggedIn, tooManyAttempts */
async function logInByKey(context: IdentityContext, response: AuthenticationResponseJSON, caller: Caller, request: FastifyRequest): Promise<Entered> {
  requireSignedOut(caller);
  await countTryFrom(context, LIMITS_OF.loginByAddress, networkOf(request));
  const challenge = ticketCookie(request, COOKIES.passkey);
  if (challenge === undefined) throw new ApiError('loginLapsed');
  const waiting = await waitingUser(context, request);
  return beginOnce(context, request, async (db) => {
    const ticket = await useTicket<{ challenge: string }>(db, challenge, 'passkey', context.now()).catch(asLapsed);
    const isNamed = eq(passkey.credentialId, String(response.id));
    const owners = await db.select({ id: passkey.userId }).from(passkey).where(isNamed);
    await lockUsers(
      db,
      owners.map(({ id }) => id),
    );
    const [row] = await db.select().from(passkey).where(isNamed).for('update');
    if (!row || (waiting !== null && row.userId !== waiting)) return { refused: new ApiError('passkeyRefused') };
    const counter = await verify(context, response, ticket.data.challenge, row);
    if (counter === null) return { refused: new ApiError('passkeyRefused') };
    await db.update(passkey).set({ counter, lastUsedAt: context.now() }).where(eq(passkey.id, row.id));
    const pending = pendingToken(request);
    if (waiting !== null && pending !== undefined) await useTicket(db, pending, 'pendingLogin', context.now()).catch(asLapsed);
    return enter(context, db, [row.userId], 'passkey', { caller, request });
  });
}

/** @returns the key's new counter; null if the signature, challenge, origin, or counter is wrong */
async function verify(
  context: IdentityContext,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  row: typeof passkey.$inferSelect,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { rpID, origin } = partyOf(context);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { ...named(row), publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')), counter: row.counter },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    context.log.warn({ reason: (error as Error).message }, 'a passkey was refused');
    return null;
  }
}

async function register(
  context: IdentityContext,
  caller: Extract<Caller, { userId: string }>,
  challenge: string,
  attestation: RegistrationResponseJSON,
  name: string,
) {
  const { verifyRegistrationResponse } = await webauthn();
  const { rpID, origin } = partyOf(context);
  const { userId } = caller;
  return context.db.transaction(async (db) => {
    await lockAndRequireProof({ db, now: context.now }, caller);
    const ticket = await useTicket<{ challenge: string }>(db, challenge, 'passkey', context.now()).catch(asLapsed);
    if (ticket.userId !== userId) throw new ApiError('loginLapsed');
    const answer = await verifyRegistrationResponse({
      response: attestation,
      expectedChallenge: ticket.data.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
    }).catch((error: unknown) => {
      context.log.warn({ reason: (error as Error).message }, 'a new passkey was refused');
      return null;
    });
    if (!answer?.verified) throw new ApiError('passkeyRefused');
    const [{ have } = { have: 0 }] = await db.select({ have: count() }).from(passkey).where(eq(passkey.userId, userId));
    if (have >= MOST) throw new ApiError('notAllowedNow');
    const { credential, credentialBackedUp } = answer.registrationInfo;
    const [row] = await db
      .insert(passkey)
      .values({
        userId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isBackedUp: credentialBackedUp,
        name,
        createdAt: context.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new ApiError('passkeyRefused');
    await announceWayIn(db, context.config, userId, { kind: 'passkey' });
    return presentPasskey(row);
  });
}

export const passkeyRoutes = [
  defineRoute(passkeyLoginOptions, async ({ context, request, reply, db, now }) => {
    await countTryFrom(context, LIMITS_OF.loginByAddress, networkOf(request));
    const waiting = await waitingUser(context, request);
    const { generateAuthenticationOptions } = await webauthn();
    const { rpID } = partyOf(context);
    const allowed = waiting === null ? {} : { allowCredentials: (await keysOf(db, waiting)).map(named) };
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'required', timeout: LIFETIME, ...allowed });
    const token = await issueTicket(db, { purpose: 'passkey', userId: null, data: { challenge: options.challenge }, lifetime: LIFETIME }, now);
    setAuthCookie(context, reply, COOKIES.passkey, token, LIFETIME);
    return { options: { ...options } };
  }),
  defineRoute(passkeyLogin, async ({ context, body, caller, request, reply }) =>
    startSession(context, reply, await logInByKey(context, body.assertion as unknown as AuthenticationResponseJSON, caller, request), caller),
  ),
  defineRoute(passkeyOptions, async ({ context, caller, db, now, reply }) => {
    await requireProof(context, caller);
    const { generateRegistrationOptions } = await webauthn();
    const [person] = await db.select({ email: user.email, name: user.name }).from(user).where(eq(user.id, caller.userId));
    const options = await generateRegistrationOptions({
      rpName: BRAND.name,
      rpID: partyOf(context).rpID,
      userID: new Uint8Array(Buffer.from(caller.userId.replaceAll('-', ''), 'hex')),
      userName: shownAddress(person?.email ?? '') || (person?.name ?? ''),
      userDisplayName: person?.name ?? '',
      attestationType: 'none',
      excludeCredentials: (await keysOf(db, caller.userId)).map(named),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      timeout: LIFETIME,
    });
    const token = await issueTicket(db, { purpose: 'passkey', userId: caller.userId, data: { challenge: options.challenge }, lifetime: LIFETIME }, now);
    setAuthCookie(context, reply, COOKIES.passkey, token, LIFETIME);
    return { options: { ...options } };
  }),
  defineRoute(addPasskey, async ({ context, caller, body, request }) => {
    await requireProof(context, caller);
    const challenge = ticketCookie(request, COOKIES.passkey);
    if (challenge === undefined) throw new ApiError('loginLapsed');
    return register(context, caller, challenge, body.attestation as unknown as RegistrationResponseJSON, body.name);
  }),
  defineRoute(removePasskey, async ({ context, caller, params }) => {
    await requireProof(context, caller);
    await context.db.transaction(async (db) => {
      await lockAndRequireProof({ db, now: context.now }, caller);
      const removed = await db
        .delete(passkey)
        .where(and(eq(passkey.id, params.id), eq(passkey.userId, caller.userId)))
        .returning({ id: passkey.id });
      if (removed.length === 0) throw new ApiError('notFound');
      await announceWayOut(db, context.config, caller.userId, { kind: 'passkey' });
    });
    return null;
  }),
];
