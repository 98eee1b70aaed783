import { type StateValue, transition } from 'xstate';
import type { PostingMove } from '../../../contract/postings.ts';
import type { PostingStatus } from '../../../contract/records.ts';
import type { Role } from '../application/application.types.ts';
import { innermostKey, leavesOf, valueAt } from '../leaves.ts';
import { sendersOf } from '../senders.ts';
import { jobPostingMachine } from './jobPosting.machine.ts';
import type { EmployerEventType, PostingContext, PostingEvent } from './jobPosting.types.ts';

/** What the record stores of the chart. */
export interface PostingRecord extends PostingContext {
  status: PostingStatus;
}

/** `notYours`: this role may never send the event. `notAllowedNow`: nobody may in the posting's current state, or not yet. */
export type PostingApplied = { ok: true; record: PostingRecord } | { ok: false; reason: 'notYours' | 'notAllowedNow' };

/** Who may send each event. The server checks it in the same transaction as the chart. */
const SENDERS = sendersOf<PostingEvent['type'], Role>(jobPostingMachine);

/** The chart's value in each state of the record. */
const VALUES = new Map(leavesOf(jobPostingMachine.root).map(({ key, path }) => [key, valueAt(path)]));

/** Applies an event to a posting. Pure: the caller writes the outcome in the transaction that locked the row. */
export function applyToPosting(record: PostingRecord, event: PostingEvent, role: Role): PostingApplied {
  if (!SENDERS.get(event.type)?.has(role)) return { ok: false, reason: 'notYours' };
  const snapshot = restore(record);
  if (!snapshot.can(event)) return { ok: false, reason: 'notAllowedNow' };
  const [after] = transition(jobPostingMachine, snapshot, event);
  return { ok: true, record: { ...after.context, status: statusOf(after.value) } };
}

/** What each decision of an employer sends. */
export const MOVE_EVENTS = {
  hold: 'job.held',
  reopen: 'job.reopened',
  close: 'job.closed',
  delete: 'job.deleted',
  confirm: 'job.confirmed',
  repost: 'job.reposted',
} as const satisfies Record<PostingMove, EmployerEventType>;

const ANY = '1970-01-01T00:00:00.000Z';
const ANY_DATES = { confirmedAt: ANY, confirmDueAt: null, validThrough: ANY };

/** Whether its employer may do this in the posting's current state, for their buttons. The posting's dates restrict only the clock. */
export const mayEmployer = (status: PostingStatus, type: EmployerEventType): boolean =>
  restore({ status, isFromFeed: false, isClosedByEmployer: false, ...ANY_DATES }).can({ type, now: ANY });

/** Where a feed's report moves a posting: nowhere if its employer put it on hold, closed or deleted it. */
export function movedByFeed(
  { status, isClosedByEmployer }: Pick<PostingRecord, 'status' | 'isClosedByEmployer'>,
  type: 'job.listed' | 'job.delisted',
): PostingStatus {
  const applied = applyToPosting({ status, isFromFeed: true, isClosedByEmployer, ...ANY_DATES }, { type }, 'system');
  return applied.ok ? applied.record.status : status;
}

/** The record's status: the innermost state. */
export const statusOf = (value: StateValue): PostingStatus => innermostKey(value) as PostingStatus;

/** Restores the chart from a record. */
export const restore = ({ status, ...context }: PostingRecord) => jobPostingMachine.resolveState({ value: VALUES.get(status) as StateValue, context });
