import { expect, test } from 'vitest';
import { type Consequences, CONSEQUENCES } from '../../server/consequences.ts';
import { scopeOf } from './combination.ts';
import { explore } from './explore.ts';

const NEAREST = 10_000;
const FOUND_WITHIN = 2_000;
const SCOPE = scopeOf(1);
const brokenWith = (changed: Partial<Consequences>) =>
  explore({ ...CONSEQUENCES, ...changed }, SCOPE, FOUND_WITHIN).violations.map(({ rule, path }) => [rule, path] as const);

test('the nearest combinations of posting, application, interview, conversation, and conduct break no rule', () => {
  const { combinations, violations } = explore(CONSEQUENCES, SCOPE, NEAREST);
  expect(violations).toEqual([]);
  expect(combinations).toBe(NEAREST);
});

const AGREED = 'an agreed interview means the application is in interview';
const AT = SCOPE.times[0] ?? '';

test('an interview accepted while its job is on hold moves its application too: without that row of the table, this is the shortest path to the problem', () => {
  const { interviewAgreed } = CONSEQUENCES;
  const found = brokenWith({ interviewAgreed: { ...interviewAgreed, from: interviewAgreed.from.filter((status) => status !== 'onHold') } });
  expect(found).toEqual([
    [
      AGREED,
      ['seeker: applies', 'employer: job.held', `employer: offers an interview at ${AT}`, 'system: job.held, within the minute', 'seeker: time.accepted'],
    ],
  ]);
});

test.each<[string, Partial<Consequences>, string]>([
  ['agreed before the application was made', { applied: { ...CONSEQUENCES.applied, whileInterviewIn: [] } }, AGREED],
  ['of an application that ended', { applicationEnded: {} }, 'a closed application has no open interview'],
  ['of a job that was removed', { postingMoved: CONSEQUENCES.postingMoved.slice(1) }, 'a removed posting has no open application'],
])('finds what a missing row causes: %s', (_, changed, rule) => {
  expect(brokenWith(changed).map(([broken]) => broken)).toContain(rule);
});
