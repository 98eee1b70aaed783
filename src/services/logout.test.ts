import { createActor, toPromise } from 'xstate';
import { expect, test, vi } from 'vitest';
import { api } from './api.ts';
import { logout } from './logout.ts';

vi.mock('./api.ts', () => ({ api: vi.fn(async () => ({ data: null })) }));
vi.mock('./push.ts', () => ({ stopBeingPushed: async () => {} }));
vi.mock('./session.ts', () => ({ dropCookies: async () => {} }));
vi.mock('./traces.ts', () => ({ dropTraces: () => {} }));

test.each([
  ['/employer/join', { source: 'web', keeps_invite: true }],
  ['/employer/login', { source: 'web' }],
  [undefined, { source: 'web' }],
])('signing out to go to %s sends %j', async (to, body) => {
  await toPromise(createActor(logout, { input: { path: '/employer', ...(to === undefined ? {} : { to }) } }).start());
  expect(vi.mocked(api as (name: string, input: unknown) => unknown).mock.lastCall?.slice(0, 2)).toEqual(['logOut', { body }]);
});
