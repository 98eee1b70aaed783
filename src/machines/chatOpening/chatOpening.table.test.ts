import { type Row, done, fails, saysFailed, starts, stateTable } from '../../../tests/support/state-table.ts';
import { offline, broken, key } from '../samples.ts';
import { chatOpeningFlow } from './chatOpening.fixtures.ts';

const refusal = (failure: string) => ({ ok: false, failure });
const checks = { calls: { checkCondition: { jobId: 7 } } };

stateTable(chatOpeningFlow, { jobId: 7 }, [
  starts({ jobId: 7 }, 'idle', { calls: {} }),
  ['idle', 'chat.requested', 'checking', checks],
  ['opened', 'chat.requested', 'checking', checks],
  ['checking', done('checkCondition', { ok: true }), 'opening', { calls: { openChat: { jobId: 7 } } }],
  ['opening', done('openChat', { ok: true, chatId: key }), 'opened', { sets: { chatId: key } }],
  ...(
    [
      ['checking', 'checkCondition'],
      ['opening', 'openChat'],
    ] as const
  ).flatMap(([from, call]): Row[] => [
    [from, done(call, refusal('signInRequired')), 'signInRequired'],
    [from, done(call, refusal('profileIncomplete')), 'profileIncomplete'],
    [from, done(call, refusal('notEligible')), 'notEligible'],
    [from, done(call, refusal('unavailable')), 'unavailable'],
    [from, fails(call, offline), 'disconnected', { calls: { waitForConnection: undefined } }],
    [from, fails(call, broken), 'failed', saysFailed],
  ]),
  ['disconnected', done('waitForConnection'), 'checking', checks],
  ...['disconnected', 'failed'].map((from): Row => [from, 'chat.retried', 'checking', checks]),
  ...['signInRequired', 'profileIncomplete', 'notEligible', 'unavailable', 'disconnected', 'failed'].map((from): Row => [from, 'chat.declined', 'idle']),
]);
