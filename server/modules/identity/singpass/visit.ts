import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SingpassFailure } from '../../../../contract/singpass.ts';
import { COOKIES } from '../../../../src/lib/cookies.ts';
import type { Queryable } from '../../../db/client.ts';
import { ticket } from '../../../db/schema/identity.ts';
import type { AppContext } from '../../../http/app-context.ts';

export const CALLBACK_PATH = '/singpass/callback';
/** How long a person may take at Singpass. */
export const VISIT_LIFETIME = 15 * 60_000;
/** How long the outcome of a visit is shown. */
const SHOWN_FOR = 60 * 60_000;

/** The data of a visit's ticket. */
export interface VisitData {
  sealed?: string;
  sessionId?: string;
  /** Its outcome. `at` is an ISO instant, `reference` the ID of the request that failed. */
  outcome?: { failure: SingpassFailure | null; reference: string; at: string };
}

/** What the browser holds of a visit: the ticket's token, and the key its secrets are sealed with. */
export interface VisitCookie {
  token: string;
  key: string;
}

export function setVisitCookie(context: Pick<AppContext, 'config'>, reply: FastifyReply, { token, key }: VisitCookie): void {
  // Lax, because the provider sends the person back through a link, and the cookie has to come along.
  reply.setCookie(COOKIES.singpassVisit, `${token}.${key}`, {
    path: CALLBACK_PATH,
    sameSite: 'lax',
    secure: context.config.baseUrl.startsWith('https:'),
    httpOnly: true,
    maxAge: VISIT_LIFETIME / 1_000,
  });
}

export function clearVisitCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIES.singpassVisit, { path: CALLBACK_PATH });
}

/** This browser's current visit, if its cookie has the right format. */
export function visitOf(request: FastifyRequest): VisitCookie | null {
  const [, token, key] = /^([\w-]{43})\.([\w-]{43})$/.exec(request.cookies[COOKIES.singpassVisit] ?? '') ?? [];
  return token !== undefined && key !== undefined ? { token, key } : null;
}

/** Stores the outcome of the person's last visit. If the visit is over, it replaces its secrets. */
export async function storeOutcome(db: Queryable, userId: string, outcome: NonNullable<VisitData['outcome']>, isOver: boolean): Promise<void> {
  const last = await lastVisit(db, userId, new Date(outcome.at));
  if (!last) return;
  const data: VisitData = isOver ? { outcome } : { ...last.data, outcome };
  await db
    .update(ticket)
    .set({ data: { ...data } })
    .where(eq(ticket.tokenHash, last.tokenHash));
}

/** Why the last visit failed, if it did so recently. */
export async function lastFailure(db: Queryable, userId: string, now: Date): Promise<{ failure: SingpassFailure; reference: string; at: Date } | null> {
  const outcome = (await lastVisit(db, userId, now))?.data.outcome;
  return outcome?.failure ? { failure: outcome.failure, reference: outcome.reference, at: new Date(outcome.at) } : null;
}

async function lastVisit(db: Queryable, userId: string, now: Date): Promise<{ tokenHash: string; data: VisitData } | undefined> {
  const since = new Date(now.getTime() - SHOWN_FOR);
  const [found] = await db
    .select({ tokenHash: ticket.tokenHash, data: ticket.data })
    .from(ticket)
    .where(and(eq(ticket.userId, userId), eq(ticket.purpose, 'singpass'), gt(ticket.createdAt, since)))
    .orderBy(desc(ticket.createdAt))
    .limit(1);
  return found as { tokenHash: string; data: VisitData } | undefined;
}
