import type { Queryable } from '../../db/client.ts';
import { membersOf } from '../hiring/applicants/members.ts';
import type { EmployerContext } from './context.ts';

/** What a call needs to reach open browsers once its write is committed. */
export interface Committing {
  context: Pick<EmployerContext, 'realtime'>;
  db: Queryable;
  after: (work: () => void) => void;
}

/**
 * After the commit, makes the open pages of everyone concerned reload: of the companies' members, and of others.
 * @param others people who aren't members, or no longer, such as the person who left
 */
export async function broadcastCompany({ context, db, after }: Committing, companyIds: readonly number[], others: readonly string[] = []): Promise<void> {
  const members = await Promise.all(companyIds.map((id) => membersOf(db, id)));
  const reached = [...new Set([...others, ...members.flat()])];
  after(() => context.realtime.broadcast(reached, { what: 'company', id: null }));
}
