import { createActor, fromTransition } from 'xstate';
import { expect, test } from 'vitest';
import { held } from '../../../tests/support/journey.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import type { jobAlertMachine } from '../jobAlert/jobAlert.machine.ts';
import type { Draft } from '../jobAlert/jobAlert.types.ts';
import { alertOfferFlow } from './alertOffer.fixtures.ts';
import { alertOfferMachine } from './alertOffer.machine.ts';

pathTests(alertOfferFlow);

const first = alertOfferFlow.fixtures.events['alert.pressed'][0]?.draft as Draft;
const second = { ...first, keywords: 'another search' };

function start() {
  const load = held<typeof jobAlertMachine, unknown>();
  const received: unknown[] = [];
  const note = (what: unknown) => (received.push(what), null);
  const alerts = fromTransition(
    (_: null, event) => note(event),
    ({ input }) => note(input),
  );
  const actor = createActor(alertOfferMachine.provide({ actors: { loadAlerts: load.logic as never } })).start();
  return { actor, received, calls: load.calls, arrive: () => load.calls[0]?.answer(alerts as unknown as typeof jobAlertMachine) };
}

test('handles the click that loads the code once it is loaded', async () => {
  const { actor, received, calls, arrive } = start();
  actor.send({ type: 'alert.pressed', draft: first, isSeeker: true });
  actor.send({ type: 'alert.pressed', draft: second, isSeeker: true });
  await arrive();
  expect(calls).toHaveLength(1);
  expect(received).toEqual([
    { isSeeker: true, place: 'search' },
    { type: 'alert.requested', draft: first, isAtOnce: true },
  ]);
});

test('handles every later click right away, for its own search', async () => {
  const { actor, received, arrive } = start();
  actor.send({ type: 'alert.pressed', draft: first, isSeeker: false });
  await arrive();
  actor.send({ type: 'alert.pressed', draft: second, isSeeker: true });
  expect(received).toEqual([
    { isSeeker: false, place: 'search' },
    { type: 'alert.requested', draft: first, isAtOnce: false },
    { type: 'alert.requested', draft: second, isAtOnce: true },
  ]);
});
