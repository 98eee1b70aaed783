import { and, desc, eq, gt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SingpassFailure } from '../../../../contract/singpass.ts';
import { COOKIES } from '../../../../src/lib/cookies.ts';
import type { Queryable } from '../../../db/client.ts';
import { ticket } from '../../../db/schema/identity.ts';
import type { AppContext } from '../../../http/app-context.ts';

export const CALLBACK_PATH = '/singpass/callback';
/** How long one may take at Singpass. */
export const VISIT_LIFETIME = 15 * 60_000;
/** How long what became of a visit is told. */
const TOLD_FOR = 60 * 60_000;

/** What the ticket of a visit holds. */
export interface VisitData {
  sealed?: string;
  sessionId?: string;
  /** What became of it; `at` is an ISO instant, `reference` the id of the request it failed in. */
  outcome?: { failure: SingpassFailure | null; reference: string; at: string };
}

/** What the browser holds of a visit: the ticket's token, and the key its secrets are sealed with. */
export interface VisitCookie {
  token: string;
  key: string;
}

export function setVisitCookie(context: Pick<AppContext, 'config'>, reply: FastifyReply, { token, key }: VisitCookie): void {
  // Lax: the provider sends the person back by a link, which brings it along.
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

/** The visit this browser is on, where its cookie looks like one of ours. */
export function visitOf(request: FastifyRequest): VisitCookie | null {
  const [, token, key] = /^([\w-]{43})\.([\w-]{43})$/.exec(request.cookies[COOKIES.singpassVisit] ?? '') ?? [];
  return token !== undefined && key !== undefined ? { token, key } : null;
}

/** Keeps what became of the person's last visit, in place of its secrets where it is over. */
export async function tellOutcome(db: Queryable, userId: string, outcome: NonNullable<VisitData['outcome']>, isOver: boolean): Promise<void> {
  const last = await lastVisit(db, userId, new Date(outcome.at));
  if (!last) return;
  const data: VisitData = isOver ? { outcome } : { ...last.data, outcome };
  await db
    .update(ticket)
    .set({ data: { ...data } })
    .where(eq(ticket.tokenHash, last.tokenHash));
}

/** Why the last visit brought nothing, where it did not and that was lately. */
export async function lastFailure(db: Queryable, userId: string, now: Date): Promise<{ failure: SingpassFailure; reference: string; at: Date } | null> {
  const outcome = (await lastVisit(db, userId, now))?.data.outcome;
  return outcome?.failure ? { failure: outcome.failure, reference: outcome.reference, at: new Date(outcome.at) } : null;
}

async function lastVisit(db: Queryable, userId: string, now: Date): Promise<{ tokenHash: string; data: VisitData } | undefined> {
  const since = new Date(now.getTime() - TOLD_FOR);
  const [found] = await db
    .select({ tokenHash: ticket.tokenHash, data: ticket.data })
    .from(ticket)
    .where(and(eq(ticket.userId, userId), eq(ticket.purpose, 'singpass'), gt(ticket.createdAt, since)))
    .orderBy(desc(ticket.createdAt))
    .limit(1);
  return found as { tokenHash: string; data: VisitData } | undefined;
}
