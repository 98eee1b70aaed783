import { expect, test } from 'vitest';
import { CALLS, type CallName } from '../../contract/calls.ts';
import { createClock } from '../clock.ts';
import { createDemoWork } from '../demo/demo-work.ts';
import { NO_SCRIPTS } from '../demo/scripts-control.ts';
import { devRoutes } from './operations/dev/routes.ts';
import { DOWNLOADS } from '../../contract/downloads.ts';
import { DOWNLOAD_ROUTES, ROUTES } from './routes.ts';

/** Those of a demo are told apart: nothing else registers them. */
const demo = {
  clock: createClock(0, () => new Date(0)),
  work: createDemoWork({ error: () => undefined }),
  scripts: NO_SCRIPTS,
  alone: <T>(work: () => Promise<T>) => work(),
  traffic: { ensure: async () => {} },
};
const EVERY = [...ROUTES, ...devRoutes(demo)];
const routesOf = (name: CallName) => EVERY.filter(({ call }) => call === CALLS[name]);

test.each(Object.keys(CALLS) as CallName[])('the declared call %s has one route', (name) => {
  expect(routesOf(name)).toHaveLength(1);
});

test('there is no route without a declared call', () => {
  const declared = new Set<unknown>(Object.values(CALLS));
  expect(EVERY.filter(({ call }) => !declared.has(call)).map(({ call }) => call.path)).toEqual([]);
});

test('every declared download has one route', () => {
  expect(DOWNLOAD_ROUTES.map(({ path }) => path).sort()).toEqual(Object.keys(DOWNLOADS).sort());
});

test('every write says how a repeated one stays one', () => {
  const silent = Object.entries(CALLS).filter(([, call]) => call.method !== 'GET' && !('idempotency' in call));
  expect(silent.map(([name]) => name)).toEqual([]);
});
