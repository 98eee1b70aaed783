import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { beginNetwork, connectNetwork, disconnectNetwork } from '../../../../contract/networks.ts';
import {
  addPasskey,
  confirmTwoFactor,
  disableTwoFactor,
  enrolTwoFactor,
  passkeyOptions,
  removePasskey,
  renewRecoveryCodes,
} from '../../../../contract/two-factor.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { Authenticator } from '../../../../tests/support/authenticator.ts';
import type { Browser } from '../../../../tests/support/browser.ts';
import { atNetwork, comeBack } from '../../../../tests/support/social.ts';
import { totpOf } from '../totp.ts';

const t = await testApp({ PORT: '0' });

/** Each adds a sign-in method and returns a function that removes it. */
const ways: [string, (home: Browser) => Promise<() => Promise<{ status: number }>>][] = [
  [
    'passkey',
    async (home) => {
      const { data } = await home.call(passkeyOptions, { body: {} });
      const added = await home.call(addPasskey, { body: { attestation: new Authenticator().register(data), name: 'A key' } });
      return () => home.call(removePasskey, { params: { id: added.data.id } });
    },
  ],
  [
    'google',
    async (home) => {
      const { data } = await home.call(beginNetwork, { params: { provider: 'google' }, body: {} });
      await comeBack(t, home, await atNetwork(data.authorise_url, 'new', { email: `of-${home.user?.email}` }));
      await home.call(connectNetwork, { params: { provider: 'google' }, body: {} });
      return () => home.call(disconnectNetwork, { params: { provider: 'google' } });
    },
  ],
  [
    'authenticator app',
    async (home) => {
      const { secret } = (await home.call(enrolTwoFactor, { body: {} })).data;
      await home.call(confirmTwoFactor, { body: { code: totpOf(Secret.fromBase32(secret)).generate({ timestamp: t.clock.now().getTime() }) } });
      return () => home.call(disableTwoFactor, { body: {} });
    },
  ],
];

test.each(ways)('the owner gets an email when %s is added, and when it is removed', async (what, attach) => {
  const home = await t.seeker();
  const remove = await attach(home);
  expect((await remove()).status).toBe(200);
  await t.runOutbox();
  const emails = t.mail.sent.filter(({ to }) => to === home.user?.email);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'A sign-in method was added to your Waymark account',
    'A sign-in method was removed from your Waymark account',
  ]);
  expect(emails.at(-1)?.text.toLowerCase()).toContain(`${what} removed from your account`);
});

test('removing an authenticator that was never confirmed sends no email', async () => {
  const home = await t.seeker();
  await home.call(enrolTwoFactor, { body: {} });
  expect((await home.call(disableTwoFactor, { body: {} })).status).toBe(200);
  await t.runOutbox();
  expect(t.mail.sent.filter(({ to }) => to === home.user?.email)).toEqual([]);
});

test('the owner gets an email when recovery codes are renewed', async () => {
  const home = await t.seeker();
  const { secret } = (await home.call(enrolTwoFactor, { body: {} })).data;
  await home.call(confirmTwoFactor, { body: { code: totpOf(Secret.fromBase32(secret)).generate({ timestamp: t.clock.now().getTime() }) } });
  await home.call(renewRecoveryCodes, { body: {} });
  await t.runOutbox();
  expect(t.mail.sent.findLast(({ to }) => to === home.user?.email)?.text).toContain(
    'New recovery codes were created for your account. The old ones no longer work.',
  );
});
