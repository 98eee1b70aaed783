import { expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { applicationFlow } from './application.fixtures.ts';

pathTests(applicationFlow);

test('the chart runs no actors or timers, so it can run inside a transaction', () => {
  const text = JSON.stringify(applicationFlow.machine.config);
  expect(text).not.toMatch(/"(invoke|after)"/);
});
