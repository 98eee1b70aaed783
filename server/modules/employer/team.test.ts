import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteCompany, getCompanyPage, getWorkspace, saveCompany, uploadCompanyDocument, verifyCompany } from '../../../contract/company-workspace.ts';
import { cancelInvite, changeMember, getTeam, inviteMember, leaveCompany, letMemberIn, removeMember, transferOwnership } from '../../../contract/team.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp } from '../../../tests/support/app.ts';
import { pdf } from '../../../tests/support/market.ts';
import { type Colleague, colleague, makeTeam } from '../../../tests/support/team.ts';
import { session } from '../../db/schema/auth.ts';
import { companyMember } from '../../db/schema/identity.ts';
import { HOUR } from '../../../contract/durations.ts';

const server = await testApp();
const { db, broadcasts: told, mail } = server;
type Team = Awaited<ReturnType<typeof makeTeam>>;

const NOTHING = {
  registered_name: null,
  founded_on: null,
  size_id: null,
  financing_stage_id: null,
  industry_id: null,
  company_type: null,
  listing_status: null,
  website: null,
  address: null,
  about: null,
  culture: null,
  benefit_ids: [],
  culture_ids: [],
};
const at = (colleague: Colleague) => ({ params: { user_id: colleague.userId } });
const asRecruiter = { body: { role: 'recruiter' as const, permissions: [] } };

type Does = (me: Colleague, team: Team) => Promise<{ status: number; refusal?: { code: number } }>;
const DOES: Record<string, Does> = {
  'reads the team': ({ browser }) => browser.call(getTeam),
  'reads the company': ({ browser }) => browser.call(getCompanyPage),
  'reads what waits': ({ browser }) => browser.call(getWorkspace),
  'edits the company': ({ browser }) => browser.call(saveCompany, { body: NOTHING }),
  'uploads a paper': ({ browser }) => browser.call(uploadCompanyDocument, { file: pdf(), filename: 'paper.pdf' }),
  'asks for verification without a paper': ({ browser }) => browser.call(verifyCompany, { body: { by: 'documents' } }),
  'lets in who waits': ({ browser }, { waiting }) => browser.call(letMemberIn, at(waiting)),
  'turns away who waits': ({ browser }, { waiting }) => browser.call(removeMember, at(waiting)),
  invites: ({ browser }) => browser.call(inviteMember, { body: { email: 'new@example.com', role: 'recruiter', permissions: [] } }),
  'takes an invitation back': ({ browser }) => browser.call(cancelInvite, { params: { id: '00000000-0000-4000-8000-000000000000' } }),
  'changes a recruiter': ({ browser }, { recruiter }) => browser.call(changeMember, { ...at(recruiter), ...asRecruiter }),
  'changes an admin': ({ browser }, { admin }) => browser.call(changeMember, { ...at(admin), ...asRecruiter }),
  'changes the coordinator': ({ browser }, { coordinator }) => browser.call(changeMember, { ...at(coordinator), ...asRecruiter }),
  'changes who waits': ({ browser }, { waiting }) => browser.call(changeMember, { ...at(waiting), ...asRecruiter }),
  'removes another recruiter': async ({ browser }, { companyId }) => browser.call(removeMember, at(await colleague(server, companyId, 'recruiter'))),
  'removes another admin': async ({ browser }, { companyId }) => browser.call(removeMember, at(await colleague(server, companyId, 'admin'))),
  'removes the coordinator': ({ browser }, { coordinator }) => browser.call(removeMember, at(coordinator)),
  'removes a stranger': async ({ browser }) => browser.call(removeMember, at((await makeTeam(server)).recruiter)),
  'hands the company to an admin': ({ browser }, { admin }) => browser.call(transferOwnership, at(admin)),
  'hands the company to who waits': ({ browser }, { waiting }) => browser.call(transferOwnership, at(waiting)),
  leaves: ({ browser }) => browser.call(leaveCompany),
  'deletes the company': ({ browser }) => browser.call(deleteCompany, { body: { name: 'Harbour Freight' } }),
};

// Written by hand from specification §6: the responses for the coordinator, an admin, a recruiter, and someone who waits.
test.each<[string, [coordinator: number, admin: number, recruiter: number, waiting: number]]>([
  ['reads the team', [200, 200, 200, 45001]],
  ['reads the company', [200, 200, 200, 45001]],
  ['reads what waits', [200, 200, 200, 45001]],
  ['edits the company', [200, 200, 45040, 45001]],
  ['uploads a paper', [200, 200, 45041, 45001]],
  ['asks for verification without a paper', [42016, 42016, 45041, 45001]],
  ['lets in who waits', [200, 200, 45042, 45001]],
  ['turns away who waits', [200, 200, 45048, 45001]],
  ['invites', [200, 200, 45048, 45001]],
  ['takes an invitation back', [200, 200, 45048, 45001]],
  ['changes a recruiter', [200, 200, 45048, 45001]],
  ['changes an admin', [200, 200, 45048, 45001]],
  ['changes the coordinator', [45046, 45046, 45048, 45001]],
  ['changes who waits', [40004, 40004, 45048, 45001]],
  ['removes another recruiter', [200, 200, 45048, 45001]],
  ['removes another admin', [200, 200, 45048, 45001]],
  ['removes the coordinator', [45045, 45045, 45048, 45001]],
  ['removes a stranger', [40004, 40004, 45048, 45001]],
  ['hands the company to an admin', [200, 45044, 45044, 45001]],
  ['hands the company to who waits', [40004, 45044, 45044, 45001]],
  ['leaves', [45047, 200, 200, 45001]],
  ['deletes the company', [200, 45043, 45043, 45001]],
])('who %s', async (action, expected) => {
  const answers = [];
  for (const role of ['coordinator', 'admin', 'recruiter', 'waiting'] as const) {
    const team = await makeTeam(server);
    const answer = await (DOES[action] as Does)(team[role], team);
    answers.push(answer.status === 200 ? 200 : (answer.refusal as { code: number }).code);
  }
  expect(answers).toEqual(expected);
});

test('each refusal has its own message', async () => {
  const { coordinator, admin, recruiter, waiting } = await makeTeam(server);
  const words = await Promise.all([
    recruiter.browser.call(saveCompany, { body: NOTHING }),
    recruiter.browser.call(verifyCompany, { body: { by: 'documents' } }),
    recruiter.browser.call(letMemberIn, at(waiting)),
    admin.browser.call(deleteCompany, { body: { name: 'x' } }),
    admin.browser.call(transferOwnership, at(admin)),
    admin.browser.call(removeMember, at(coordinator)),
    admin.browser.call(changeMember, { ...at(coordinator), ...asRecruiter }),
    coordinator.browser.call(leaveCompany),
    recruiter.browser.call(removeMember, at(admin)),
  ]);
  const messages = words.map(({ refusal }) => refusal.message);
  expect(new Set(messages).size).toBe(9);
  expect(messages[7]).toBe('You’re the coordinator. Transfer the company to a colleague before you leave.');
});

test('when somebody’s place in a company changes, the open pages of all members and of that person reload, but not of people who wait', async () => {
  const { coordinator, admin, recruiter, waiting } = await makeTeam(server, { name: 'Page Foods' });
  const reached = () =>
    told
      .filter(({ changed }) => changed.what === 'company')
      .at(-1)
      ?.userIds.toSorted();
  const idsOf = (...people: Colleague[]) => people.map(({ userId }) => userId).toSorted();
  const steps: [does: string, call: () => Promise<{ status: number }>, reached: Colleague[]][] = [
    ['transfers it', () => coordinator.browser.call(transferOwnership, at(admin)), [coordinator, admin, recruiter]],
    ['changes a member', () => admin.browser.call(changeMember, { ...at(recruiter), ...asRecruiter }), [coordinator, admin, recruiter]],
    ['lets somebody in', () => admin.browser.call(letMemberIn, at(waiting)), [coordinator, admin, recruiter, waiting]],
    ['removes a member', () => admin.browser.call(removeMember, at(waiting)), [coordinator, admin, recruiter, waiting]],
    [
      'invites',
      () => admin.browser.call(inviteMember, { body: { email: 'seen@example.com', role: 'recruiter', permissions: [] } }),
      [coordinator, admin, recruiter],
    ],
    [
      'cancels an invitation',
      () => admin.browser.call(cancelInvite, { params: { id: '00000000-0000-4000-8000-000000000000' } }),
      [coordinator, admin, recruiter],
    ],
    ['leaves', () => coordinator.browser.call(leaveCompany), [coordinator, admin, recruiter]],
  ];
  for (const [does, call, people] of steps) {
    told.length = 0;
    expect([does, (await call()).status]).toEqual([does, 200]);
    expect([does, reached()]).toEqual([does, idsOf(...people)]);
  }
});

test('a person who is let in gets the first permissions, an email, and updated pages; letting them in twice counts once', async () => {
  const { admin, coordinator, recruiter, waiting } = await makeTeam(server, { name: 'Seen Foods' });
  await server.runOutbox();
  const before = mail.sent.length;
  const { data } = await admin.browser.call(letMemberIn, at(waiting));
  expect(data.members.find(({ user_id }) => user_id === waiting.userId)).toMatchObject({
    role: 'recruiter',
    permissions: ['post-jobs', 'chat-with-job-seekers'],
  });
  expect(new Set(told.at(-1)?.userIds)).toEqual(new Set([admin, coordinator, recruiter, waiting].map(({ userId }) => userId)));
  await admin.browser.call(letMemberIn, at(waiting));
  await server.runOutbox();
  expect(mail.sent.slice(before).map(({ subject }) => subject)).toEqual(['You’ve joined Seen Foods']);
  expect((await waiting.browser.call(getWorkspace)).status).toBe(200);
});

test('a transferred company has one coordinator, and the previous one is an admin who may leave; of two simultaneous transfers one succeeds', async () => {
  const team = await makeTeam(server);
  const { companyId, coordinator, admin, recruiter } = team;
  const answers = await Promise.all([coordinator.browser.call(transferOwnership, at(admin)), coordinator.browser.call(transferOwnership, at(recruiter))]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  const rows = await db
    .select()
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.role, 'coordinator')));
  expect(rows.map(({ userId }) => userId)).toHaveLength(1);
  expect(rows[0]?.userId).not.toBe(coordinator.userId);
  expect((await coordinator.browser.call(leaveCompany)).status).toBe(200);
  expect((await coordinator.browser.call(getTeam)).refusal.code).toBe(45001);
});

test('a recruiter sees the team but no invitations, and nobody sees another company', async () => {
  const { coordinator, recruiter } = await makeTeam(server);
  await coordinator.browser.call(inviteMember, { body: { email: 'later@example.com', role: 'admin', permissions: [] } });
  expect((await coordinator.browser.call(getTeam)).data.invites).toMatchObject([{ email: 'later@example.com', role: 'admin', is_expired: false }]);
  const seen = (await recruiter.browser.call(getTeam)).data;
  expect([seen.members.length, seen.invites]).toEqual([4, []]);
  expect((await (await person(server, 'seeker')).browser.call(getTeam)).refusal.code).toBe(40005);
});

test('changing a company’s team requires a recent proof: a session left open for two hours can’t, until proven', async () => {
  const { coordinator, recruiter, waiting, admin, companyId } = await makeTeam(server, { name: 'Left Open' });
  const stale = (isStale: boolean) =>
    db
      .update(session)
      .set({ provenAt: new Date(server.clock.now().getTime() - (isStale ? 2 * HOUR : 0)) })
      .where(eq(session.id, coordinator.sessionId));
  const { browser } = coordinator;
  const changes = [
    () => browser.call(inviteMember, { body: { email: 'eve@left-open.example', role: 'admin', permissions: [] } }),
    () => browser.call(letMemberIn, at(waiting)),
    () => browser.call(changeMember, { ...at(recruiter), body: { role: 'admin', permissions: [] } }),
    () => browser.call(removeMember, at(recruiter)),
    () => browser.call(deleteCompany, { body: { name: 'Left' } }),
    () => browser.call(transferOwnership, at(admin)),
  ];
  const before = JSON.stringify((await browser.call(getTeam)).data);
  await stale(true);
  for (const change of changes) expect((await change()).refusal.code).toBe(42026);
  expect(JSON.stringify((await browser.call(getTeam)).data)).toBe(before);
  await stale(false);
  // The company's name is checked after the proof, so a wrong one is fine.
  const codes = [];
  for (const change of changes) codes.push((await change()).status);
  expect(codes).toEqual([200, 200, 200, 200, 422, 200]);
  const [mine] = await db
    .select()
    .from(companyMember)
    .where(and(eq(companyMember.companyId, companyId), eq(companyMember.role, 'coordinator')));
  expect(mine?.userId).toBe(admin.userId);
  // Leaving needs no proof, because it affects only the person themselves.
  await stale(true);
  expect((await browser.call(leaveCompany)).status).toBe(200);
});
