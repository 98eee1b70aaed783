import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { DAY } from '../../../contract/durations.ts';
import { checkFirstRegistration, listPopups, recordGetStarted, recordPopup, triggerSpringEvent } from '../../../contract/first-steps.ts';
import { testApp } from '../../../tests/support/app.ts';
import { user } from '../../db/schema/auth.ts';
import { userSetting } from '../../db/schema/identity.ts';

const server = await testApp();

test('a registration is the first for a day, or until the profile is complete', async () => {
  const [ana, bea] = [await server.seeker(), await server.seeker()];
  const isFirst = async (who: typeof ana) => (await who.call(checkFirstRegistration, {})).data.is_first_registration;
  expect([await isFirst(ana), await isFirst(bea)]).toEqual([true, true]);
  await server.db.update(user).set({ isProfileCompleted: true });
  expect(await isFirst(ana)).toBe(false);
  await server.db.update(user).set({ isProfileCompleted: false });
  server.clock.move(DAY);
  expect(await isFirst(bea)).toBe(false);
});

test('a window is remembered from the first time it was shown, for its own account, and no more than a hundred are', async () => {
  const [ana, bea] = [await server.seeker(), await server.seeker()];
  const first = server.clock.now().toISOString();
  await ana.call(recordPopup, { body: { popup: 'notifications' } });
  server.clock.move(1_000);
  await ana.call(recordPopup, { body: { popup: 'notifications' } });
  await ana.call(recordPopup, { body: { popup: 'site-guide' } });
  expect((await ana.call(listPopups, {})).data).toEqual([
    { popup: 'notifications', shown_at: first },
    { popup: 'site-guide', shown_at: server.clock.now().toISOString() },
  ]);
  expect((await bea.call(listPopups, {})).data).toEqual([]);
  expect((await bea.call(recordPopup, { body: { popup: 'No name%' } })).status).toBe(422);
  for (let count = 0; count < 100; count += 1) await bea.call(recordPopup, { body: { popup: `p-${count}` } });
  expect((await bea.call(recordPopup, { body: { popup: 'one-more' } })).status).toBe(429);
});

test('of the spring event the first way counts', async () => {
  const ana = await server.seeker();
  await ana.call(triggerSpringEvent, { body: { onboarded_method: 'link' } });
  await ana.call(triggerSpringEvent, { body: { onboarded_method: 'friend' } });
  const stored = await server.db.select({ value: userSetting.value }).from(userSetting).where(eq(userSetting.key, 'event.sg-spring'));
  expect(stored).toEqual([{ value: { onboarded_method: 'link' } }]);
});

test('a press on “Get started” keeps nothing of what was typed', async () => {
  const guest = await server.guest();
  const before = await server.db.$count(userSetting);
  expect((await guest.call(recordGetStarted, { body: { device_id: 'd-1', email: 'ana@example.com', phone_num: '' } })).status).toBe(200);
  expect(await server.db.$count(userSetting)).toBe(before);
});
