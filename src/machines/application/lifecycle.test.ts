import { describe, expect, test } from 'vitest';
import { applicationState } from '../../../contract/records.ts';
import type { ApplicationEvent, Role } from './application.types.ts';
import { type ApplicationRecord, apply, begin, continuesIn, recordOf, restore } from './lifecycle.ts';
import { nextSteps } from './nextSteps.ts';

const dueAt = '2026-01-17T09:00:00Z';
const expired = '2026-01-24T09:00:00Z';
const declined: ApplicationEvent = { type: 'application.declined', reason: 'position filled' };

/** Runs events on a record, restoring the chart for each, as the server does. */
function after(...events: [ApplicationEvent, Role][]): ApplicationRecord {
  return events.reduce<ApplicationRecord>((record, [event, role]) => {
    const applied = apply(restore(record.status, record.promise, dueAt, record.reason), event, role);
    if (!applied.ok) throw new Error(`${event.type}: ${applied.reason}`);
    return applied;
  }, begin(dueAt));
}

test('a new application is pending and waits for a reply; without a promise, no reply is due', () => {
  expect(begin(dueAt)).toEqual({ status: 'pending', promise: 'awaiting', reason: null });
  expect(begin(null)).toEqual({ status: 'pending', promise: null, reason: null });
});

describe('the promise', () => {
  test('is fulfilled by opening a chat, not by looking', () => {
    expect(after([{ type: 'application.viewed' }, 'employer'])).toMatchObject({ status: 'viewed', promise: 'awaiting' });
    expect(after([{ type: 'chat.opened' }, 'employer'])).toMatchObject({ status: 'communicating', promise: 'answered' });
  });

  test('is fulfilled by declining with a reason', () => {
    expect(after([declined, 'employer'])).toMatchObject({ status: 'notAccepted', promise: 'answered', reason: 'position filled' });
  });

  test('can be fulfilled late', () => {
    expect(after([{ type: 'promise.due', now: dueAt }, 'system'], [{ type: 'application.accepted' }, 'employer'])).toMatchObject({
      status: 'accepted',
      promise: 'answered',
    });
  });

  test('closes an unanswered application once it expires, and only after it was due', () => {
    expect(after([{ type: 'promise.due', now: dueAt }, 'system'], [{ type: 'promise.expired', now: expired }, 'system'])).toMatchObject({
      status: 'notAccepted',
      promise: 'autoClosed',
      reason: 'noAnswer',
    });
    expect(apply(restore('viewed', 'awaiting', dueAt, null), { type: 'promise.expired', now: expired }, 'system')).toEqual({
      ok: false,
      reason: 'notAllowedNow',
    });
  });

  test('no longer applies after a withdrawal', () => {
    const withdrawn = restore('withdrawn', 'awaiting', dueAt, null);
    for (const event of [{ type: 'promise.due', now: dueAt }, declined] as ApplicationEvent[]) {
      expect(apply(withdrawn, event, event.type === 'promise.due' ? 'system' : 'employer')).toEqual({ ok: false, reason: 'notAllowedNow' });
    }
    expect(nextSteps(withdrawn)).toEqual({ actsNext: null, dueAt: null, steps: [] });
  });
});

test('a held application continues where it was', () => {
  const held = restore('onHold', 'answered', dueAt, null, 'communicating');
  expect(apply(held, { type: 'job.reopened' }, 'employer')).toMatchObject({ ok: true, status: 'communicating', promise: 'answered' });
});

test.each([
  ['pending', 'awaiting'],
  ['viewed', 'overdue'],
  ['communicating', 'answered'],
] as const)('one that was held as %s continues with an interview agreed in the meantime', (heldFrom, promise) => {
  const agreed = apply(restore('onHold', promise, dueAt, null, heldFrom), { type: 'interview.agreed' }, 'system');
  expect(agreed).toMatchObject({ ok: true, status: 'onHold', promise: 'answered' });
  expect(agreed.ok && continuesIn(agreed.snapshot)).toBe('interview');
  expect(agreed.ok && apply(agreed.snapshot, { type: 'job.reopened' }, 'employer')).toMatchObject({ status: 'interview' });
  expect(apply(restore('onHold', 'answered', dueAt, null, 'interview'), { type: 'job.reopened' }, 'employer')).toMatchObject({ status: 'interview' });
});

test('each role can send only its own events', () => {
  const pending = restore('pending', 'awaiting', dueAt, null);
  expect(apply(pending, { type: 'application.accepted' }, 'seeker')).toEqual({ ok: false, reason: 'notYours' });
  expect(apply(pending, { type: 'application.withdrawn' }, 'employer')).toEqual({ ok: false, reason: 'notYours' });
  expect(apply(pending, { type: 'promise.due', now: dueAt }, 'employer')).toEqual({ ok: false, reason: 'notYours' });
});

test('an ended application stays ended', () => {
  for (const status of ['accepted', 'notAccepted', 'withdrawn', 'jobClosed'] as const)
    expect(nextSteps(restore(status, 'answered', dueAt, null)).steps).toEqual([]);
});

test('each next step says who may take it and where it leads', () => {
  const { actsNext, dueAt: due, steps } = nextSteps(restore('pending', 'awaiting', dueAt, null));
  expect({ actsNext, due }).toEqual({ actsNext: 'employer', due: dueAt });
  expect(steps).toContainEqual({ event: 'application.withdrawn', by: ['seeker'], status: 'withdrawn', promise: 'awaiting' });
  expect(steps).toContainEqual({ event: 'promise.due', by: ['system'], status: 'pending', promise: 'overdue' });
  expect(steps.map(({ event }) => event)).not.toContain('job.reopened');
  expect(nextSteps(restore('communicating', 'answered', dueAt, null)).dueAt).toBeNull();
});

test('restores every state of the record', () => {
  for (const status of applicationState.options)
    for (const promise of [null, 'awaiting', 'overdue', 'answered', 'autoClosed'] as const)
      expect(recordOf(restore(status, promise, dueAt, null))).toEqual({ status, promise, reason: null });
});

test('the clock acts at its instants, not before', () => {
  const justBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
  const refused = { ok: false, reason: 'notAllowedNow' };
  expect(apply(restore('viewed', 'awaiting', dueAt, null), { type: 'promise.due', now: justBefore(dueAt) }, 'system')).toEqual(refused);
  expect(apply(restore('viewed', 'overdue', dueAt, null), { type: 'promise.expired', now: justBefore(expired) }, 'system')).toEqual(refused);
  expect(apply(restore('onHold', 'overdue', dueAt, null), { type: 'promise.expired', now: justBefore(expired) }, 'system')).toEqual(refused);
});
