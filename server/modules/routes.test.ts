import { expect, test } from 'vitest';
import { CALLS, type CallName } from '../../contract/calls.ts';
import { ROUTES } from './routes.ts';

const routesOf = (name: CallName) => ROUTES.filter(({ call }) => call === CALLS[name]);

test.each(Object.keys(CALLS) as CallName[])('the declared call %s has one route', (name) => {
  expect(routesOf(name)).toHaveLength(1);
});

test('there is no route without a declared call', () => {
  const declared = new Set<unknown>(Object.values(CALLS));
  expect(ROUTES.filter(({ call }) => !declared.has(call)).map(({ call }) => call.path)).toEqual([]);
});

test('every write says how a repeated one stays one', () => {
  const silent = Object.entries(CALLS).filter(([, call]) => call.method !== 'GET' && !('idempotency' in call));
  expect(silent.map(([name]) => name)).toEqual([]);
});
