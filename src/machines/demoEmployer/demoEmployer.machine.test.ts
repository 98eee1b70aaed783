import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import type { Case, EmployerSight } from './demoEmployer.actors.ts';
import { demoCase, demoEmployerFlow, nothingToDo } from './demoEmployer.fixtures.ts';
import { demoEmployerMachine } from './demoEmployer.machine.ts';

pathTests(demoEmployerFlow);

function start() {
  const clock = new SimulatedClock();
  const look = held<EmployerSight, Case>();
  const open = held<void, Case>();
  const other = held<void, Case>();
  const machine = demoEmployerMachine.provide({ actors: { look: look.logic, openApplication: open.logic, checkIn: other.logic, mark: other.logic } });
  const actor = createActor(machine, { clock, input: { case: demoCase, speed: 1 } }).start();
  return { actor, clock, looks: look.calls, opens: open.calls, state: () => actor.getSnapshot().value };
}

const waiting: EmployerSight = { ...nothingToDo, application: 'unread', written: 0 };

/** What the employer does in each situation, and how long it takes. */
test.each<[string, Partial<EmployerSight>, string]>([
  ['a new application', { application: 'unread', written: 0 }, 'comingToIt'],
  ['a new application and a message', { application: 'unread', isAsked: true }, 'comingToIt'],
  ['a message', { isAsked: true }, 'readingMessage'],
  ['a message of somebody who has not applied', { application: 'none', isAsked: true }, 'readingMessage'],
  ['a message after the hire', { application: 'settled', isAsked: true }, 'readingMessage'],
  ['an application that was opened', { written: 0 }, 'readingResume'],
  ['one question asked', { written: 1 }, 'resting'],
  ['two questions asked', { written: 2 }, 'resting'],
  ['two questions answered', { written: 3 }, 'choosingTimes'],
  ['a question that stays without an answer', { written: 1, isQuiet: true }, 'choosingTimes'],
  ['somebody who has not applied falls silent', { application: 'none', isQuiet: true, written: 3 }, 'resting'],
  ['times that wait for the job seeker', { written: 3, isInvited: true, may: ['times.reoffered', 'interview.cancelled'] }, 'resting'],
  ['another time asked for', { written: 3, isInvited: true, isMoving: true, may: ['proposal.accepted', 'times.reoffered'] }, 'checkingCalendar'],
  ['an interview within two hours', { written: 3, isInvited: true, may: ['checkIn.made'] }, 'checkingIn'],
  ['an interview half an hour ago', { written: 3, isInvited: true, may: ['attendance.marked', 'result.given'] }, 'marking'],
  ['an interview the job seeker came to', { written: 3, isInvited: true, isMarked: true, may: ['result.given'] }, 'deciding'],
  ['a passed interview without a hire', { written: 3, isInvited: true, isMarked: true, isPassed: true }, 'deciding'],
  ['a hire', { application: 'settled', written: 3, isInvited: true, isMarked: true, isPassed: true }, 'resting'],
  ['an application that was withdrawn', { application: 'settled', written: 0 }, 'resting'],
])('%s', async (_name, sight, next) => {
  const { looks, state } = start();
  await looks[0]?.answer({ ...nothingToDo, ...sight });
  expect(state()).toBe(next);
});

test('opens an application after a while, sooner at a higher speed, and checks again', async () => {
  const { actor, clock, looks, opens, state } = start();
  await looks[0]?.answer(waiting);
  clock.increment(7_999);
  expect(opens).toHaveLength(0);
  clock.increment(1);
  expect(opens).toHaveLength(1);
  await opens[0]?.answer();
  expect(state()).toBe('looking');
  actor.send({ type: 'speed.changed', speed: 4 });
  await looks[1]?.answer(waiting);
  clock.increment(2_000);
  expect(opens).toHaveLength(2);
});

test('skips what is refused, and checks again', async () => {
  const { clock, looks, opens, state } = start();
  await looks[0]?.answer(waiting);
  clock.increment(8_000);
  await opens[0]?.fail(broken);
  expect(state()).toBe('resting');
  clock.increment(2_000);
  expect(looks).toHaveLength(2);
});

test('does nothing while paused; then continues from what there is to see', async () => {
  const { actor, clock, looks, opens, state } = start();
  await looks[0]?.answer(waiting);
  actor.send({ type: 'script.paused' });
  clock.increment(60_000);
  expect(opens).toHaveLength(0);
  actor.send({ type: 'script.resumed' });
  await looks[1]?.answer({ ...nothingToDo, isAsked: true });
  expect(state()).toBe('readingMessage');
});

test('checks every two seconds, at the highest speed every second', async () => {
  const { actor, clock, looks } = start();
  await looks[0]?.answer(nothingToDo);
  actor.send({ type: 'speed.changed', speed: 60 });
  clock.increment(2_000);
  await looks[1]?.answer(nothingToDo);
  clock.increment(999);
  expect(looks).toHaveLength(2);
  clock.increment(1);
  expect(looks).toHaveLength(3);
});
