import { eq } from 'drizzle-orm';
import type { Language } from '../../../../contract/languages.ts';
import {
  createPosting,
  getPosting,
  listPostings,
  movePosting,
  publishPosting,
  savePosting,
  type Posting,
  type PostingMove,
} from '../../../../contract/postings.ts';
import type { Queryable } from '../../../db/client.ts';
import { company, job } from '../../../db/schema/market.ts';
import { confirmedAddressOf } from '../../identity/confirmed.ts';
import { membersOf } from '../applicants/members.ts';
import { defineRoute } from '../context.ts';
import type { JobRow } from './columns.ts';
import { listOf } from './list.ts';
import { moveByEmployer } from './move.ts';
import { companyJob } from './company-job.ts';
import { editingOf, postingsOf } from './present.ts';
import { begin, saveDraft, publish } from './publish.ts';

/** Moves that make job seekers find a job again. Like publishing, they require a confirmed address. */
const SHOWS: readonly PostingMove[] = ['reopen', 'repost', 'confirm'];

export const routes = [
  defineRoute(listPostings, ({ db, member, query, language }) => listOf(db, member.companyId, query, language)),
  defineRoute(getPosting, async ({ db, member, params, language }) => editingOf(db, member, await companyJob(db, member, params.id), language)),
  defineRoute(createPosting, async ({ db, member, body, now, language }) => editingOf(db, member, await begin(db, member, body, now), language)),
  defineRoute(savePosting, ({ context, member, params, body, now }) =>
    context.db.transaction(async (db) => {
      await saveDraft(db, await companyJob(db, member, params.id, true), body);
      return { saved_at: now.toISOString() };
    }),
  ),
  defineRoute(publishPosting, async ({ db, context, caller, member, params, body, now, language, after }) => {
    await confirmedAddressOf(db, caller.userId);
    const row = await companyJob(db, member, params.id, true);
    const { same, followers } = await publish(db, member, row, body, now);
    const members = await membersOf(db, member.companyId);
    after(() => {
      context.realtime.broadcast(members, { what: 'job', id: row.id });
      context.realtime.broadcast(followers, { what: 'notifications', id: null });
    });
    return { posting: same ? null : await asItIs(db, row.id, language), same };
  }),
  defineRoute(movePosting, async ({ db, context, caller, member, params, body, now, language, after }) => {
    if (SHOWS.includes(body.move)) await confirmedAddressOf(db, caller.userId);
    const row = await companyJob(db, member, params.id, true);
    const { followers, broadcastClosed } = await moveByEmployer(db, row, body.move, caller.userId, now, context.config);
    const members = await membersOf(db, member.companyId);
    after(() => {
      context.realtime.broadcast(members, { what: 'job', id: row.id });
      context.realtime.broadcast(followers, { what: 'notifications', id: null });
      broadcastClosed(context);
    });
    return asItIs(db, row.id, language);
  }),
];

async function asItIs(db: Queryable, id: number, language: Language): Promise<Posting> {
  const [found] = await db.select({ row: job, name: company.name }).from(job).innerJoin(company, eq(company.id, job.companyId)).where(eq(job.id, id));
  const { row, name } = found as { row: JobRow; name: string };
  return (await postingsOf(db, [row], name, language))[0] as Posting;
}
