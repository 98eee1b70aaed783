import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { broken } from '../samples.ts';
import type { Candidacy, SeekerSight } from './demoSeeker.actors.ts';
import { candidacy, demoSeekerFlow, nothingToDo } from './demoSeeker.fixtures.ts';
import { demoSeekerMachine } from './demoSeeker.machine.ts';

pathTests(demoSeekerFlow);

function start(isPicky = false) {
  const clock = new SimulatedClock();
  const look = held<SeekerSight, Candidacy>();
  const apply = held<void, Candidacy>();
  const other = held<void, Candidacy>();
  const actor = createActor(demoSeekerMachine.provide({ actors: { look: look.logic, apply: apply.logic, checkIn: other.logic, mark: other.logic } }), {
    clock,
    input: { candidacy, isPicky, speed: 1 },
  }).start();
  return { actor, clock, looks: look.calls, applies: apply.calls, state: () => actor.getSnapshot().value };
}

const offered = ['time.accepted', 'reschedule.requested', 'interview.rejected'] as const;

/** What the job seeker does in each situation. */
test.each<[string, Partial<SeekerSight>, boolean, string]>([
  ['a new job', { application: 'none' }, false, 'readingAd'],
  ['a job that closed', { application: 'closed' }, false, 'resting'],
  ['an application that waits', {}, false, 'resting'],
  ['a message', { isAsked: true }, false, 'readingMessage'],
  ['a message with an offer of times', { isAsked: true, may: offered }, true, 'readingMessage'],
  ['times', { may: offered }, false, 'choosingTime'],
  ['times that do not suit', { may: offered }, true, 'checkingCalendar'],
  ['other times', { may: offered, isFirstOffer: false }, true, 'choosingTime'],
  ['an agreed time days ahead', { may: ['reschedule.requested', 'interview.cancelled'] }, true, 'resting'],
  ['an interview within two hours', { may: ['checkIn.made'] }, false, 'checkingIn'],
  ['an interview half an hour ago', { may: ['attendance.marked'] }, false, 'marking'],
  ['an interview they have marked', { may: ['attendance.marked'], isMarked: true }, false, 'resting'],
  ['a hire', { application: 'hired', isAsked: true }, false, 'beingGlad'],
  ['a message after their thanks', { application: 'hired', isAsked: true, hasThanked: true }, false, 'readingMessage'],
  ['a hire they gave thanks for', { application: 'hired', hasThanked: true }, false, 'resting'],
])('%s', async (_name, sight, isPicky, next) => {
  const { looks, state } = start(isPicky);
  await looks[0]?.answer({ ...nothingToDo, ...sight });
  expect(state()).toBe(next);
});

test('the easygoing one applies within seconds, the picky one later', async () => {
  for (const [isPicky, ms] of [
    [false, 15_000],
    [true, 45_000],
  ] as const) {
    const { clock, looks, applies } = start(isPicky);
    await looks[0]?.answer({ ...nothingToDo, application: 'none' });
    clock.increment(ms - 1);
    expect(applies).toHaveLength(0);
    clock.increment(1);
    expect(applies).toHaveLength(1);
  }
});

test('skips what is refused, and checks again', async () => {
  const { clock, looks, applies, state } = start();
  await looks[0]?.answer({ ...nothingToDo, application: 'none' });
  clock.increment(15_000);
  await applies[0]?.fail(broken);
  expect(state()).toBe('resting');
  clock.increment(2_000);
  expect(looks).toHaveLength(2);
});

test('does nothing while paused', async () => {
  const { actor, clock, looks, applies } = start();
  await looks[0]?.answer({ ...nothingToDo, application: 'none' });
  actor.send({ type: 'script.paused' });
  clock.increment(60_000);
  expect(applies).toHaveLength(0);
  actor.send({ type: 'script.resumed' });
  expect(looks).toHaveLength(2);
});
