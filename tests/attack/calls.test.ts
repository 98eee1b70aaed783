import { expect, test } from 'vitest';
import * as auth from '../../contract/auth.ts';
import type { CallDeclaration } from '../../contract/call.ts';
import * as handoff from '../../contract/handoff.ts';
import * as login from '../../contract/login.ts';
import * as networks from '../../contract/networks.ts';
import * as qr from '../../contract/qr.ts';
import * as recovery from '../../contract/recovery.ts';
import * as settings from '../../contract/settings.ts';
import * as twoFactor from '../../contract/two-factor.ts';
import { usedCalls } from './moves/all.ts';

/** Calls of the authentication contract that no move makes, with the reason. */
const LEFT_OUT: Record<string, string> = {
  'POST /auth/guest/login': 'every browser begins with it (world.ts)',
  'GET /jobseekers/account-setting': 'reads whether emails are wanted; lets nobody in',
  'POST /jobseekers/user-settings': 'which emails are sent; lets nobody in',
};

const isCall = (value: unknown): value is CallDeclaration => typeof value === 'object' && value !== null && 'method' in value && 'service' in value;
const nameOf = ({ method, service, path }: CallDeclaration) => `${method} /${service}${path}`;

test('the attack makes every call of the authentication contract', () => {
  const declared = [auth, login, qr, recovery, twoFactor, settings, networks, handoff].flatMap((module) => Object.values(module).filter(isCall));
  const used = new Set([...usedCalls()].map(nameOf));
  const missing = declared.map(nameOf).filter((name) => !used.has(name) && !(name in LEFT_OUT));
  expect(missing).toEqual([]);
  expect(Object.keys(LEFT_OUT).filter((name) => used.has(name))).toEqual([]);
});
