import { and, asc, eq, notInArray } from 'drizzle-orm';
import { deleteCompany } from '../../../contract/company-workspace.ts';
import { companyDocument, companyInvite } from '../../db/schema/employer.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { company, job } from '../../db/schema/market.ts';
import { ApiError } from '../../http/errors.ts';
import { requireProof } from '../identity/require-proof.ts';
import { endChatsOf } from '../chat/hand-over.ts';
import { closeAfterMove } from '../hiring/interviews/close.ts';
import { moveJobs } from '../market/jobs/move.ts';
import { POSTING_COLUMNS } from '../market/jobs/record.ts';
import { dropAlbum } from './album.ts';
import { lockTeam } from '../../http/member.ts';
import { defineRoute } from './context.ts';
import { lockCompany } from './verification.ts';

/**
 * Deletes a company: deletes its jobs, which closes their applications with their emails and their upcoming interviews; ends its conversations; and
 * deletes its documents, photos, and memberships. Applications keep its name. Someone who names it again later waits, as for any known company.
 */
export const deleteRoutes = [
  defineRoute(deleteCompany, async ({ context, caller, member, body, now, after }) => {
    await requireProof(context, caller);
    const { keys, people, tellEnded } = await context.db.transaction(async (tx) => {
      const row = await lockCompany(tx, member.companyId);
      if (body.name.trim() !== row.name) throw new ApiError('parameterInvalid', { fields: { name: ['company.name'] } });
      const team = await lockTeam(tx, row.id);
      const jobs = await tx
        .select(POSTING_COLUMNS)
        .from(job)
        .where(and(eq(job.companyId, row.id), notInArray(job.status, ['deleted'])))
        .orderBy(asc(job.id))
        .for('update');
      await moveJobs(tx, jobs, 'job.deleted', 'employer', now);
      const ended = jobs.map(({ id }) => id);
      const tellInterviews = await closeAfterMove(tx, 'job.deleted', ended, { doneBy: caller.userId, now, emailSettings: context.config });
      const tellChats = await endChatsOf(tx, row.id, now);
      const papers = await tx.delete(companyDocument).where(eq(companyDocument.companyId, row.id)).returning({ key: companyDocument.storageKey });
      const pictures = await dropAlbum(tx, row.id);
      await tx.delete(companyInvite).where(eq(companyInvite.companyId, row.id));
      await tx.delete(companyMember).where(eq(companyMember.companyId, row.id));
      await tx.update(company).set({ verification: 'none', isVerified: false, confirmedDomain: null }).where(eq(company.id, row.id));
      const tellEnded = (to: typeof context) => {
        tellInterviews(to);
        tellChats(to);
      };
      return { keys: [...papers.map(({ key }) => key), ...pictures], people: team.map(({ userId }) => userId), tellEnded };
    });
    for (const key of keys) await context.files.remove(key);
    after(() => {
      tellEnded(context);
      context.realtime.broadcast(people, { what: 'company', id: null });
    });
    return null;
  }),
];
