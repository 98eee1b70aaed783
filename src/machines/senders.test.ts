import { type AnyStateNode, setup } from 'xstate';
import { expect, test } from 'vitest';
import { alertLifeMachine } from './alertLife/alertLife.machine.ts';
import { applicationMachine } from './application/application.machine.ts';
import { companyVerificationMachine } from './companyVerification/companyVerification.machine.ts';
import { interviewMachine } from './interview/interview.machine.ts';
import { jobPostingMachine } from './jobPosting/jobPosting.machine.ts';
import { sendersOf, sentBy } from './senders.ts';

test.each([alertLifeMachine, applicationMachine, companyVerificationMachine, interviewMachine, jobPostingMachine])(
  'someone may send each event of $id',
  (machine) => {
    const senders = sendersOf<string, string>(machine);
    expect(machine.events.filter((type) => (senders.get(type)?.size ?? 0) === 0)).toEqual([]);
  },
);

test.each([alertLifeMachine, applicationMachine, companyVerificationMachine, interviewMachine, jobPostingMachine])(
  'the transitions of an event in $id name the same senders: the server checks them by event, not by state',
  (machine) => {
    const named = new Map<string, Set<string>>();
    const read = (node: AnyStateNode): void => {
      for (const { eventType, meta } of [...node.transitions.values()].flat()) {
        const by = (meta as { by?: readonly string[] } | undefined)?.by;
        if (by) named.set(eventType, (named.get(eventType) ?? new Set()).add(by.toSorted().join()));
      }
      for (const child of Object.values(node.states) as AnyStateNode[]) read(child);
    };
    read(machine.root);
    // It carries who marks it, which guards compare with the state, and the server with the sender.
    named.delete('attendance.marked');
    expect([...named].filter(([, sets]) => sets.size > 1)).toEqual([]);
  },
);

test('whoever may take one of its transitions may send the event, and nobody one without a sender', () => {
  const machine = setup({}).createMachine({
    initial: 'open',
    states: { open: { on: { close: sentBy('owner')('closed'), 'be.quiet': {} } }, closed: { on: { close: sentBy('clock')('open') } } },
  });
  expect(sendersOf(machine)).toEqual(
    new Map([
      ['close', new Set(['owner', 'clock'])],
      ['be.quiet', new Set()],
    ]),
  );
});
