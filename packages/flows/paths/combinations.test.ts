import { expect, test } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import type { Flow } from '../flow.ts';
import { combinationsOf } from './combinations.ts';
import { replay } from './replay.ts';
import { pathsOf } from './walk.ts';

/** An order: how it is paid, where it is sent, and how the shop answers. Nothing depends on anything, except that cash isn't sent abroad. */
function order() {
  const machine = setup({
    types: {} as {
      context: { pays: string | null };
      input: { country: string };
      events: { type: 'payment.chosen'; by: string } | { type: 'delivery.chosen'; to: string };
    },
    actors: { send: fromPromise<string>(() => new Promise(() => {})) },
    guards: { isPossible: ({ context, event }) => !(context.pays === 'cash' && 'to' in event && event.to === 'abroad') },
  }).createMachine({
    id: 'order',
    context: { pays: null },
    initial: 'paying',
    states: {
      paying: { on: { 'payment.chosen': { target: 'addressing', actions: assign({ pays: ({ event }) => event.by }) } } },
      addressing: { on: { 'delivery.chosen': { guard: 'isPossible', target: 'sending' } } },
      sending: { invoke: { id: 'send', src: 'send', onDone: 'sent', onError: 'failed' } },
      sent: { type: 'final' },
      failed: {},
    },
  });
  const fixtures = {
    inputs: { home: { country: 'ph' } },
    events: {
      'payment.chosen': ['cash', 'card', 'transfer'].map((by) => ({ type: 'payment.chosen' as const, by })),
      'delivery.chosen': ['near', 'abroad'].map((to) => ({ type: 'delivery.chosen' as const, to })),
    },
    actors: { send: { done: ['sent'], error: ['offline'] } },
    project: ({ pays }: { pays: string | null }) => pays,
  };
  const states = { paying: 'Paying.', addressing: 'Addressing.', sending: 'Sending.', sent: 'Sent.', failed: 'Failed.' };
  return { area: 'shared', id: 'order', title: 'Order', purpose: 'Orders.', source: 'order.ts', machine, states, fixtures } satisfies Flow<typeof machine>;
}

test('each two declared values that can come together do, on some path; those that cannot are left out', () => {
  const flow = order();
  const walked = pathsOf(flow);
  const { all, had, more, cut } = combinationsOf(flow, 2, walked);
  const payments = ['#1', '#2', '#3'].map((sample) => `payment.chosen ${sample}`);
  const deliveries = ['#1', '#2'].map((sample) => `delivery.chosen ${sample}`);
  const answers = ['done send #1', 'error send #1'];
  const every = [
    ...payments.flatMap((payment) => deliveries.map((delivery) => [payment, delivery])),
    ...payments.flatMap((payment) => answers.map((answer) => [payment, answer])),
    ...deliveries.flatMap((delivery) => answers.map((answer) => [delivery, answer])),
  ].map((pair) => pair.toSorted().join(' & '));
  const impossible = 'delivery.chosen #2 & payment.chosen #1';
  expect([...all].toSorted()).toEqual(every.filter((pair) => pair !== impossible).toSorted());
  expect(cut).toBe(0);
  const withMore = combinationsOf(flow, 2, [...walked, ...more]);
  expect(withMore.had).toEqual(all);
  expect(had.size).toBeLessThan(all.size);
  expect(more.map((path) => replay(flow, path).failure).filter((failure) => failure !== null)).toEqual([]);
});

test('each three declared values, too', () => {
  const flow = order();
  const walked = pathsOf(flow);
  const { all, more } = combinationsOf(flow, 3, walked);
  // Three payments, two deliveries, and two answers, without cash abroad.
  expect(all.size).toBe(3 * 2 * 2 - 2);
  expect(combinationsOf(flow, 3, [...walked, ...more]).had).toEqual(all);
});
