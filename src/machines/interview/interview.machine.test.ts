import { expect, test } from 'vitest';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { interviewFlow } from './interview.fixtures.ts';

pathTests(interviewFlow);

test('the chart runs no actors or timers, so it can run inside a transaction', () => {
  expect(JSON.stringify(interviewFlow.machine.config)).not.toMatch(/"(invoke|after|always)"/);
});
