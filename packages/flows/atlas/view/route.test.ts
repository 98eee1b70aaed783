import { expect, test } from 'vitest';
import { hrefOf, routeOf } from './route.ts';

test.each([
  { chart: 'quickApply', state: 'submitting.offline', transition: null, path: null, step: 0, search: '', isChanges: false },
  { chart: 'quickApply', state: '', transition: 'details: details.submitted #1', path: null, step: 0, search: '', isChanges: false },
  { chart: 'login', state: 'code.entering', transition: null, path: 'login-1a2b3c', step: 4, search: '', isChanges: false },
  { chart: null, state: '', transition: null, path: null, step: 0, search: 'code expired', isChanges: false },
  { chart: null, state: 'quickApply', transition: null, path: null, step: 0, search: '', isChanges: true },
])('a URL leads back to $chart $state', (route) => {
  expect(routeOf(hrefOf(route))).toEqual(route);
});

test('an invalid URL leads to the list', () => {
  expect(routeOf('')).toEqual(routeOf('#/'));
  expect(routeOf('#/a?step=-3&path=x')).toMatchObject({ chart: 'a', step: 0, path: 'x' });
});
