import { acceptApplicant, declineApplicants, getApplicant, listApplicants, markInterest, openApplicant } from '../../../../contract/applicants.ts';
import { readApplicantResume } from '../../../../contract/applicant-resume.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { defineRoute, type HiringContext } from '../context.ts';
import { accept, decline, interest, open } from './decide.ts';
import { membersOf } from './members.ts';
import { companysApplication, presentApplicant } from './get-applicant.ts';
import { readSentResume } from './read-resume.ts';
import { listOf } from './stages.ts';

/** Makes the open pages of both sides reload. */
function broadcastToBoth(context: HiringContext, members: readonly string[], { id, userId }: Pick<ApplicationRow, 'id' | 'userId'>): void {
  context.realtime.broadcast([userId, ...members], { what: 'application', id });
  context.realtime.broadcast([userId], { what: 'notifications', id: null });
}

export const routes = [
  defineRoute(listApplicants, ({ db, member, query, now }) => listOf(db, member, query, now)),
  defineRoute(getApplicant, async ({ db, member, params, language, now }) => {
    return presentApplicant(db, await companysApplication(db, member.companyId, params.id), member, language, now);
  }),
  defineRoute(readApplicantResume, async ({ db, context, member, params, language, now }) =>
    readSentResume(context, await companysApplication(db, member.companyId, params.id), member, language, now),
  ),
  defineRoute(openApplicant, async ({ context, member, params, language, now, after }) => {
    const { row, isMoved } = await context.db.transaction((tx) => open(tx, member, params.id, now));
    const members = await membersOf(context.db, member.companyId);
    if (isMoved) after(() => broadcastToBoth(context, members, row));
    return presentApplicant(context.db, row, member, language, now);
  }),
  defineRoute(acceptApplicant, async ({ db, context, member, params, body, language, now, after }) => {
    const row = await accept(db, member.companyId, params.id, body.note || null, now, context.config.baseUrl);
    const members = await membersOf(db, member.companyId);
    after(() => broadcastToBoth(context, members, row));
    return presentApplicant(db, row, member, language, now);
  }),
  defineRoute(declineApplicants, async ({ db, context, member, body, now, after }) => {
    const { declined, settled, broadcastClosed: tellClosed } = await decline(db, member, { ...body, note: body.note || null }, now, context.config);
    const members = await membersOf(db, member.companyId);
    after(() => {
      declined.forEach((row) => broadcastToBoth(context, members, row));
      tellClosed(context);
    });
    return { declined: declined.map(({ id }) => id), settled };
  }),
  defineRoute(markInterest, async ({ context, member, params, body, language, now, after }) => {
    const row = await context.db.transaction((tx) => interest(tx, member, params.id, body.is_interested, now));
    if (body.is_interested) after(() => context.realtime.broadcast([row.userId], { what: 'notifications', id: null }));
    return presentApplicant(context.db, row, member, language, now);
  }),
];
