import { describe, expect, test } from 'vitest';
import type { PostingStatus } from '../../../contract/records.ts';
import { pathTests } from '../../../tests/support/path-tests.ts';
import { jobPostingFlow } from './jobPosting.fixtures.ts';
import type { EmployerEventType, PostingEvent } from './jobPosting.types.ts';
import { applyToPosting, mayEmployer, movedByFeed, type PostingRecord, restore, statusOf } from './lifecycle.ts';

pathTests(jobPostingFlow);

const MARCH = (day: number, ms = 0) => new Date(Date.UTC(2026, 2, day) + ms).toISOString();
/** Confirmed on March 1: it is asked about on the 15th, hidden on the 18th, and ends on the 25th, or on the 31st if it is confirmed. */
const DATES = { isFromFeed: false, isClosedByEmployer: false, confirmedAt: MARCH(1), confirmDueAt: MARCH(15), validThrough: MARCH(31) };
const LATE = MARCH(40);

const states: PostingStatus[] = ['draft', 'open', 'confirmDue', 'stale', 'delisted', 'onHold', 'closed', 'deleted'];
const outcome = (record: PostingRecord, type: PostingEvent['type'], role: 'employer' | 'system' | 'seeker', now: string): string => {
  const applied = applyToPosting(record, { type, now } as PostingEvent, role);
  return applied.ok ? applied.record.status : applied.reason;
};
const after = (type: PostingEvent['type'], role: 'employer' | 'system' | 'seeker') => states.map((status) => outcome({ ...DATES, status }, type, role, LATE));
const no = 'notAllowedNow';

test.each<[PostingEvent['type'], 'employer' | 'system', string[]]>([
  // From:                         draft, open, confirmDue, stale, delisted, onHold, closed, deleted
  ['job.published', 'employer', ['open', no, no, no, no, no, no, no]],
  ['job.held', 'employer', [no, 'onHold', 'onHold', 'onHold', no, no, no, no]],
  ['job.reopened', 'employer', [no, no, no, no, no, 'open', no, no]],
  ['job.closed', 'employer', [no, 'closed', 'closed', 'closed', no, 'closed', no, no]],
  ['job.deleted', 'employer', [...Array<string>(7).fill('deleted'), no]],
  ['job.confirmed', 'employer', [no, no, 'open', 'open', no, no, no, no]],
  ['job.reposted', 'employer', [no, no, no, no, 'open', no, 'open', no]],
  ['job.confirmationDue', 'system', [no, 'confirmDue', no, no, no, no, no, no]],
  ['job.unanswered', 'system', [no, no, 'stale', no, no, no, no, no]],
  ['job.lapsed', 'system', [no, no, no, 'delisted', no, no, no, no]],
  ['job.expired', 'system', [no, 'closed', 'closed', 'closed', no, 'closed', no, no]],
  ['job.listed', 'system', [no, no, no, no, no, no, 'open', no]],
  ['job.delisted', 'system', [no, 'closed', 'closed', no, no, no, no, no]],
])('%s by the %s leads from each state to %j, and no other role may send it', (type, role, leadsTo) => {
  expect(after(type, role)).toEqual(leadsTo);
  const others = (['employer', 'system', 'seeker'] as const).filter((other) => other !== role);
  for (const other of others) expect(new Set(after(type, other))).toEqual(new Set(['notYours']));
});

test.each<EmployerEventType>(['job.published', 'job.held', 'job.reopened', 'job.closed', 'job.deleted', 'job.confirmed', 'job.reposted'])(
  'an employer has a button for %s exactly where the chart takes it',
  (type) => expect(states.map((status) => mayEmployer(status, type))).toEqual(after(type, 'employer').map((to) => to !== no)),
);

describe('the clock moves a posting at the instant its dates name, not a millisecond before', () => {
  test.each<[PostingStatus, PostingEvent['type'], string, PostingStatus]>([
    ['open', 'job.confirmationDue', MARCH(15), 'confirmDue'],
    ['confirmDue', 'job.unanswered', MARCH(18), 'stale'],
    ['stale', 'job.lapsed', MARCH(25), 'delisted'],
    ['open', 'job.expired', MARCH(31), 'closed'],
    ['onHold', 'job.expired', MARCH(31), 'closed'],
  ])('%s, by %s, on %s: %s', (status, type, due, then) => {
    expect(outcome({ ...DATES, status }, type, 'system', due)).toBe(then);
    expect(outcome({ ...DATES, status }, type, 'system', new Date(Date.parse(due) - 1).toISOString())).toBe(no);
  });

  test('it never asks about a feed’s job, which has no date for that', () => {
    const imported = { ...DATES, isFromFeed: true, confirmDueAt: null, status: 'open' } as const;
    expect(outcome(imported, 'job.confirmationDue', 'system', LATE)).toBe(no);
    expect(outcome(imported, 'job.expired', 'system', LATE)).toBe('closed');
  });
});

describe('the dates follow what its employer decides', () => {
  const now = MARCH(20);
  const renewed = { isFromFeed: false, isClosedByEmployer: false, confirmedAt: now, confirmDueAt: MARCH(34), validThrough: MARCH(50) };
  const then = (status: PostingStatus, type: PostingEvent['type'], dates: Partial<PostingRecord> = {}) => {
    const applied = applyToPosting({ ...DATES, ...dates, status }, { type, now } as PostingEvent, 'employer');
    if (!applied.ok) throw new Error(applied.reason);
    const { status: _, ...left } = applied.record;
    return left;
  };

  test.each<[PostingStatus, PostingEvent['type']]>([
    ['draft', 'job.published'],
    ['confirmDue', 'job.confirmed'],
    ['stale', 'job.confirmed'],
    ['delisted', 'job.reposted'],
    ['closed', 'job.reposted'],
    ['onHold', 'job.reopened'],
  ])('%s, by %s, runs for another month and is asked about in two weeks', (status, type) => expect(then(status, type)).toEqual(renewed));

  test('a feed’s job keeps the end of its feed when it is held or reopened, and is its employer’s once they post it again', () => {
    const imported = { isFromFeed: true, confirmDueAt: null };
    expect(then('open', 'job.held', imported)).toEqual({ ...DATES, ...imported });
    expect(then('onHold', 'job.reopened', imported)).toEqual({ ...DATES, ...imported });
    expect(then('closed', 'job.reposted', imported)).toEqual(renewed);
  });

  test('on hold it stays for 60 days, or until a later end', () => {
    expect(then('open', 'job.held').validThrough).toBe(MARCH(80));
    expect(then('open', 'job.held', { validThrough: MARCH(90) }).validThrough).toBe(MARCH(90));
  });

  test('closed, it ends now, unless it ended before', () => {
    expect(then('open', 'job.closed').validThrough).toBe(now);
    expect(then('open', 'job.closed', { validThrough: MARCH(10) }).validThrough).toBe(MARCH(10));
    expect(then('open', 'job.deleted')).toEqual(DATES);
  });

  test('without an answer, it ends when the clock ends it', () => {
    const applied = applyToPosting({ ...DATES, status: 'stale' }, { type: 'job.lapsed', now: MARCH(26) }, 'system');
    expect(applied.ok && applied.record).toEqual({ ...DATES, status: 'delisted', validThrough: MARCH(26) });
  });
});

describe('a feed doesn’t reopen what its employer closed', () => {
  const now = MARCH(20);
  const then = (record: PostingRecord, type: PostingEvent['type'], role: 'employer' | 'system') => {
    const applied = applyToPosting(record, { type, now } as PostingEvent, role);
    return applied.ok ? applied.record : applied.reason;
  };
  const imported: PostingRecord = { ...DATES, isFromFeed: true, confirmDueAt: null, status: 'open' };

  test.each<PostingStatus>(['open', 'confirmDue', 'stale', 'onHold'])('closed while %s, it stays closed until they post it again', (status) => {
    const closed = then({ ...imported, status }, 'job.closed', 'employer') as PostingRecord;
    expect(closed).toMatchObject({ status: 'closed', isClosedByEmployer: true });
    expect(then(closed, 'job.listed', 'system')).toBe(no);
    expect(movedByFeed(closed, 'job.listed')).toBe('closed');
    expect(then(closed, 'job.reposted', 'employer')).toMatchObject({ status: 'open', isClosedByEmployer: false });
  });

  test.each<['job.expired' | 'job.delisted', string]>([
    ['job.expired', MARCH(31)],
    ['job.delisted', MARCH(20)],
  ])('what ended by %s is reopened', (type, at) => {
    const applied = applyToPosting(imported, { type, now: at } as PostingEvent, 'system');
    const ended = (applied.ok && applied.record) as PostingRecord;
    expect(ended).toMatchObject({ status: 'closed', isClosedByEmployer: false });
    expect(then(ended, 'job.listed', 'system')).toMatchObject({ status: 'open', isClosedByEmployer: false });
  });
});

test('a feed moves what it lists and no longer lists, and nothing its employer put on hold or deleted', () => {
  const moved = (type: 'job.listed' | 'job.delisted') => states.map((status) => movedByFeed({ status, isClosedByEmployer: false }, type));
  expect(moved('job.delisted')).toEqual(['draft', 'closed', 'closed', 'stale', 'delisted', 'onHold', 'closed', 'deleted']);
  expect(moved('job.listed')).toEqual([...states.slice(0, 6), 'open', 'deleted']);
});

test('the chart has each state of the record', () => {
  for (const status of states) expect(statusOf(restore({ ...DATES, status }).value)).toBe(status);
});
