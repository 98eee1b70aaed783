import { initialTransition } from 'xstate';
import { expect, test } from 'vitest';
import { alertStatus } from '../../../contract/alerts.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { alertLifeFlow } from './alertLife.fixtures.ts';
import { alertLifeMachine } from './alertLife.machine.ts';
import type { AlertLifeEventType, AlertRole } from './alertLife.types.ts';
import { applyToAlert } from './lifecycle.ts';

pathTests(alertLifeFlow);

const states = ['unconfirmed', 'active', 'snoozed', 'paused', 'bounced', 'complained'] as const;
const roles = ['owner', 'reader', 'system'] as const satisfies AlertRole[];
const no = 'notAllowedNow';

test('the table below covers every state a row can be in', () => {
  expect([...states].sort()).toEqual([...alertStatus.options].sort());
});

test.each<[AlertLifeEventType, AlertRole[], string[]]>([
  // From:                               unconfirmed, active, snoozed, paused, bounced, complained
  ['address.proven', ['owner'], ['active', no, no, no, 'active', 'active']],
  ['address.confirmed', ['reader'], ['active', 'active', 'active', 'active', 'active', 'active']],
  ['confirmation.requested', ['owner'], ['unconfirmed', no, 'unconfirmed', 'unconfirmed', 'unconfirmed', 'unconfirmed']],
  ['alert.snoozed', ['owner', 'reader'], [no, 'snoozed', 'snoozed', no, no, no]],
  ['alert.paused', ['owner', 'reader'], [no, 'paused', 'paused', no, no, no]],
  ['alert.resumed', ['owner', 'reader'], [no, no, 'active', 'active', no, no]],
  ['alert.deleted', ['owner'], ['deleted', 'deleted', 'deleted', 'deleted', 'deleted', 'deleted']],
  ['snooze.ended', ['system'], [no, no, 'active', no, no, no]],
  ['email.bounced', ['system'], ['bounced', 'bounced', 'bounced', no, no, no]],
  ['email.complained', ['system'], ['complained', 'complained', 'complained', 'complained', 'complained', no]],
])('%s by %j leads from each state to %j, and no other role may send it', (type, senders, leadsTo) => {
  for (const role of roles) {
    const found = states.map((status) => {
      const applied = applyToAlert(status, { type }, role);
      return applied.ok ? applied.status : applied.reason;
    });
    expect(found).toEqual(senders.includes(role) ? leadsTo : states.map(() => 'notYours'));
  }
});

test('only an active alert sends digests, and an unconfirmed one only a confirmation', () => {
  const sends = Object.fromEntries(Object.entries(alertLifeMachine.states).map(([key, { meta }]) => [key, meta?.emails]));
  expect(sends).toEqual({
    unconfirmed: 'confirmation',
    active: 'digests',
    snoozed: 'nothing',
    paused: 'nothing',
    bounced: 'nothing',
    complained: 'nothing',
    deleted: undefined,
  });
});

test('a new alert is unconfirmed: only its reader, or a verified address, activates it', () => {
  const [created] = initialTransition(alertLifeMachine);
  expect(created.value).toBe('unconfirmed');
});
