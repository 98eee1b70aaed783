import { describe, expect, test } from 'vitest';
import type { ApplicationState, PromiseState } from '../../../contract/records.ts';
import type { ActiveState, ApplicationEvent, ApplicationEventType, Role } from './application.types.ts';
import { apply, continuesIn, restore } from './lifecycle.ts';

/** Written by hand: what each event does to an application in each state, by role. Doesn't derive its expectations from the chart. */

const dueAt = '2026-01-17T09:00:00Z';
const roles: readonly Role[] = ['seeker', 'employer', 'system'];
const no = 'notAllowedNow';
const now = '2026-01-24T09:00:00Z';
function eventOf(type: ApplicationEventType): ApplicationEvent {
  if (type === 'application.declined') return { type, reason: 'position filled' };
  return type === 'promise.due' || type === 'promise.expired' ? { type, now } : { type };
}

const states: readonly ApplicationState[] = ['pending', 'viewed', 'communicating', 'interview', 'onHold', 'accepted', 'notAccepted', 'withdrawn', 'jobClosed'];
const settled = [no, no, no, no];

test.each<[ApplicationEventType, Role[], string[]]>([
  // From:                              pending, viewed, communicating, interview, onHold, then the ended states
  ['application.viewed', ['employer'], ['viewed', no, no, no, no, ...settled]],
  ['chat.opened', ['employer'], ['communicating', 'communicating', no, no, no, ...settled]],
  ['interview.agreed', ['system'], ['interview', 'interview', 'interview', no, 'onHold', ...settled]],
  ['application.accepted', ['employer'], ['accepted', 'accepted', 'accepted', 'accepted', no, ...settled]],
  ['application.declined', ['employer'], [...Array<string>(5).fill('notAccepted'), ...settled]],
  ['application.withdrawn', ['seeker'], [...Array<string>(5).fill('withdrawn'), ...settled]],
  ['job.closed', ['employer', 'system'], [...Array<string>(5).fill('jobClosed'), ...settled]],
  ['job.held', ['employer'], ['onHold', 'onHold', 'onHold', 'onHold', no, ...settled]],
  ['job.reopened', ['employer'], [no, no, no, no, 'pending', ...settled]],
  ['promise.due', ['system'], [no, no, no, no, no, ...settled]],
  ['promise.expired', ['system'], [no, no, no, no, no, ...settled]],
])('without a promise, %s by %j leads from each state to %j, and no other role may send it', (type, senders, leadsTo) => {
  for (const role of roles) {
    const found = states.map((status) => {
      const applied = apply(restore(status, null, null, null), eventOf(type), role);
      return applied.ok ? applied.status : applied.reason;
    });
    expect(found).toEqual(senders.includes(role) ? leadsTo : states.map(() => 'notYours'));
  }
});

describe('the reply promise', () => {
  test.each<[ApplicationEventType, Role, PromiseState, string[]]>([
    // Its application is:                              pending, viewed, onHold, withdrawn
    ['application.viewed', 'employer', 'awaiting', ['awaiting', no, no, no]],
    ['chat.opened', 'employer', 'awaiting', ['answered', 'answered', no, no]],
    ['interview.agreed', 'system', 'awaiting', ['answered', 'answered', 'answered', no]],
    ['application.accepted', 'employer', 'awaiting', ['answered', 'answered', no, no]],
    ['application.declined', 'employer', 'awaiting', ['answered', 'answered', 'answered', no]],
    ['promise.due', 'system', 'awaiting', ['overdue', 'overdue', 'overdue', no]],
    ['promise.expired', 'system', 'awaiting', [no, no, no, no]],
    ['application.viewed', 'employer', 'overdue', ['overdue', no, no, no]],
    ['chat.opened', 'employer', 'overdue', ['answered', 'answered', no, no]],
    ['interview.agreed', 'system', 'overdue', ['answered', 'answered', 'answered', no]],
    ['application.accepted', 'employer', 'overdue', ['answered', 'answered', no, no]],
    ['application.declined', 'employer', 'overdue', ['answered', 'answered', 'answered', no]],
    ['promise.due', 'system', 'overdue', [no, no, no, no]],
    ['promise.expired', 'system', 'overdue', ['autoClosed', 'autoClosed', 'autoClosed', no]],
  ])('%s by the %s turns one that is %s into: %j', (type, role, promise, leadsTo) => {
    const found = (['pending', 'viewed', 'onHold', 'withdrawn'] as const).map((status) => {
      const applied = apply(restore(status, promise, dueAt, null), eventOf(type), role);
      return applied.ok ? applied.promise : applied.reason;
    });
    expect(found).toEqual(leadsTo);
  });

  test.each(['pending', 'viewed', 'onHold'] as const)('closes an application that is %s once it expires, and says why', (status) => {
    const expired = apply(restore(status, 'overdue', dueAt, null), eventOf('promise.expired'), 'system');
    expect(expired).toMatchObject({ ok: true, status: 'notAccepted', promise: 'autoClosed', reason: 'noAnswer' });
  });

  test.each(['awaiting', 'overdue'] as const)('is fulfilled by declining one that is on hold while %s, with the reason', (promise) => {
    const declined = apply(restore('onHold', promise, dueAt, null), eventOf('application.declined'), 'employer');
    expect(declined).toMatchObject({ ok: true, status: 'notAccepted', promise: 'answered', reason: 'position filled' });
  });
});

test.each<ActiveState>(['pending', 'viewed', 'communicating', 'interview'])('held while %s, continues there when the job reopens', (status) => {
  const held = apply(restore(status, null, null, null, status === 'pending' ? 'viewed' : 'pending'), { type: 'job.held' }, 'employer');
  expect(held).toMatchObject({ ok: true, status: 'onHold' });
  expect(held.ok && continuesIn(held.snapshot)).toBe(status);
  expect(held.ok && apply(held.snapshot, { type: 'job.reopened' }, 'employer')).toMatchObject({ ok: true, status });
});
