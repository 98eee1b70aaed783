import { once } from 'node:events';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test, vi } from 'vitest';
import { claimCompany, uploadClaimDocument } from '../../contract/company-claim.ts';
import { verifyCompany, uploadCompanyDocument } from '../../contract/company-workspace.ts';
import type { Changed } from '../../contract/realtime.ts';
import { testApp, type TestApp } from '../../tests/support/app.ts';
import { node, type Node } from '../../tests/support/line.ts';
import { makeCompany, pdf } from '../../tests/support/market.ts';
import { colleague, type Colleague } from '../../tests/support/team.ts';
import { user } from '../db/schema/auth.ts';
import { notification } from '../db/schema/notification.ts';
import { decide } from '../verify-company.ts';

let server: TestApp;
let here: Node;
beforeAll(async () => {
  server = await testApp();
  here = await node(server);
  await vi.waitFor(async () => {
    const listening = sql`application_name = 'waymark told' and query ilike 'listen%' and datname = current_database()`;
    const { rows } = await server.db.execute(sql`select 1 from pg_stat_activity where ${listening}`);
    if (rows.length === 0) throw new Error('nobody listens yet');
  });
});

/** The next two broadcasts to a person's open page. */
async function changesFor(who: Colleague): Promise<() => Promise<Changed['what'][]>> {
  const socket = await here.join(who.browser);
  const changes: Changed['what'][] = [];
  const both = new Promise<void>((resolve) => {
    socket.on('changed', ({ what }: Changed) => {
      changes.push(what);
      if (changes.length === 2) resolve();
    });
  });
  return async () => {
    await both;
    return changes.toSorted();
  };
}
const addressOf = async ({ userId }: Colleague) => (await server.db.select({ email: user.email }).from(user).where(eq(user.id, userId)))[0]?.email as string;
const centreOf = async ({ userId }: Colleague) =>
  (await server.db.select({ kind: notification.kind, data: notification.data }).from(notification).where(eq(notification.userId, userId))).map(
    ({ kind, data }) => [kind, data['company']],
  );
const paper = { file: pdf(), filename: 'registration.pdf' };
const decided = (companyId: number, claimant: string | null, refusal: string | null) =>
  decide(server.db, 'http://localhost:3000', { companyId, claimant, refusal }, server.clock.now());

test.each([
  ['companyRefused', 'The licence names another company.'],
  ['companyVerified', null],
])('who claims a company reads in the centre and on the open page what the operator decided: %s', async (kind, refusal) => {
  const companyId = await makeCompany(server.db, { name: `Harbour ${kind}` });
  const claimant = await colleague(server, companyId, 'waiting');
  await claimant.browser.call(uploadClaimDocument, paper);
  await claimant.browser.call(claimCompany, { body: { by: 'documents' } });
  const changes = await changesFor(claimant);
  await decided(companyId, await addressOf(claimant), refusal);
  expect(await changes()).toEqual(['company', 'notifications']);
  expect(await centreOf(claimant)).toEqual([[kind, `Harbour ${kind}`]]);
});

test('so does who runs one, of its papers; a decision that is not kept is told to nobody', async () => {
  const companyId = await makeCompany(server.db, { name: 'Seen Foods' });
  const coordinator = await colleague(server, companyId, 'coordinator');
  await coordinator.browser.call(uploadCompanyDocument, paper);
  await coordinator.browser.call(verifyCompany, { body: { by: 'documents' } });
  const socket = await here.join(coordinator.browser);
  await server.db.execute(sql`alter table notification add constraint refused check (kind <> 'companyRefused') not valid`);
  const nothing = vi.fn();
  socket.once('changed', nothing);
  await expect(decided(companyId, null, 'No stamp.')).rejects.toThrow('insert into notification');
  await server.db.execute(sql`alter table notification drop constraint refused`);
  expect(nothing).not.toHaveBeenCalled();
  const changes = once(socket as never, 'changed');
  await decided(companyId, null, 'No stamp.');
  expect(await changes).toEqual([{ what: 'company', id: null }]);
  expect(await centreOf(coordinator)).toEqual([['companyRefused', 'Seen Foods']]);
});

test('what another release tells and this one does not know is left alone', async () => {
  const companyId = await makeCompany(server.db);
  const one = await colleague(server, companyId, 'recruiter');
  const changes = await changesFor(one);
  const say = (payload: object | string) =>
    server.db.execute(sql`select pg_notify('told', ${typeof payload === 'string' ? payload : JSON.stringify(payload)})`);
  await say('not json');
  await say({ user_ids: [one.userId], changed: { what: 'weather', id: null } });
  for (const what of ['company', 'job']) await say({ user_ids: [one.userId], changed: { what, id: null } });
  expect(await changes()).toEqual(['company', 'job']);
});
