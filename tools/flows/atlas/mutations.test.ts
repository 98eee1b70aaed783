import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import type { Flow } from '../../../packages/flows/flow.ts';
import { EQUIVALENT } from '../../mutate/equivalent.ts';
import { placed } from './mutations.ts';

const machine = createMachine({
  initial: 'code',
  states: {
    code: {
      initial: 'sending',
      on: { 'code.left': { target: 'gone', guard: () => true } },
      states: { sending: { invoke: { id: 'send', src: 'send', onDone: [{ target: 'sent', guard: () => true }, 'sent'] } }, sent: {} },
    },
    link: { initial: 'sending', on: { 'code.left': 'gone' }, states: { sending: { invoke: { id: 'send', src: 'send', onDone: '#gone' } } } },
    gone: { id: 'gone' },
  },
});
const flow = { id: 'way', machine } as unknown as Flow;
const found = (...mutants: string[]) => placed(flow, new Map(mutants.map((id) => [`way/way.machine.ts ${id}`, { noticed: 'survived' as const, by: '' }])));

it('attributes a mutant to its transition, from the whole chart or from the constant of a state', () => {
  const { byTransition, others } = found(
    'wayMachine.states.code.on.code.left: guard removed',
    'code.states.sending.invoke.onDone.1: sent → sending',
    'link.states.sending.invoke.onDone.actions: action dropped: store',
  );
  expect(Object.keys(byTransition)).toEqual(['code: code.left', 'code.sending: done send #2', 'link.sending: done send']);
  expect(others).toEqual({});
});

it('attributes a mutant of all branches to each of them, and keeps those that belong to none', () => {
  const { byTransition, others } = found('code.states.sending.invoke.onDone: removed', 'code.states.sending.invoke.input: input emptied');
  expect(Object.keys(byTransition)).toEqual(['code.sending: done send #1', 'code.sending: done send #2']);
  expect(Object.keys(others)).toEqual(['code.states.sending.invoke.input']);
});

it('lists which mutants no test can detect, and why', () => {
  const [id, reason] = Object.entries(EQUIVALENT)[0] as [string, string];
  const { others } = placed(flow, new Map([[id, { noticed: 'survived', by: '' }]]));
  expect(Object.values(others).flat()).toEqual([expect.objectContaining({ result: 'equivalent', why: reason })]);
});
