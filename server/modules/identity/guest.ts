import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { guestPayload } from '../../../contract/auth.ts';
import { user } from '../../db/schema/auth.ts';
import { countTryFrom, LIMITS_OF } from '../../http/attempts.ts';
import { networkOf } from '../../http/network.ts';
import type { IdentityContext } from './context.ts';
import { assure } from './assurance/assure.ts';
import type { BegunSession } from './assurance/session-rows.ts';
import { NOWHERE } from './assurance/session-assurance.ts';

/** Starts a guest session: a person without a name or address, so that what they save and draft has an owner from the start. */
export async function beginGuest(context: IdentityContext, payload: z.output<typeof guestPayload>, request: FastifyRequest): Promise<BegunSession> {
  await countTryFrom(context, LIMITS_OF.guestsByAddress, networkOf(request));
  const now = context.now();
  const id = randomUUID();
  return context.db.transaction(async (tx) => {
    await tx.insert(user).values({
      id,
      email: guestAddress(id),
      isAnonymous: true,
      countryId: payload.country_id,
      languageId: payload.language_id,
      createdAt: now,
      updatedAt: now,
    });
    const assured = await assure(tx, { from: NOWHERE, userId: id, event: { type: 'guest.began', at: now.toISOString() }, request, now });
    if ('refused' in assured || !assured.begun) throw new Error('Creating a guest produced no session');
    return assured.begun;
  });
}

/** An address that nobody can own, never shown and never emailed (adapters/mail.ts). */
function guestAddress(id: string): string {
  return `${id}@guest.invalid`;
}
