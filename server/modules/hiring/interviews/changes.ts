import type { InterviewChange, InterviewChangeKind } from '../../../../contract/interview-changes.ts';
import type { InterviewRecord, Step } from '../../../../src/machines/interview/lifecycle.ts';
import type { Happened } from './meeting.ts';
import type { InterviewRow } from './row.ts';

/** A step of an interview, and everything it may have changed. */
interface Changed {
  step: Pick<Step, 'type' | 'by' | 'record'>;
  /** The chart's record before the step. */
  before: InterviewRecord;
  /** The rows before and after the step. The place and type of an interview aren't part of the chart. */
  row: InterviewRow;
  after: InterviewRow;
  /** The history before the step. */
  history: readonly Happened[];
}

/** What a step changed, most important first. Empty if nobody needs to know. */
export function changesOf(changed: Changed): InterviewChange[] {
  const { step, before } = changed;
  const { record, by, type } = step;
  const changeOf = (what: InterviewChangeKind, details: Partial<InterviewChange> = {}): InterviewChange => ({
    what,
    by,
    from: null,
    to: null,
    times: [],
    place: null,
    minutes: null,
    ...details,
  });
  const from = before.startsAt;
  switch (type) {
    case 'time.accepted':
    case 'proposal.accepted': {
      const last = lastAgreed(changed.history);
      const isMoved = last !== null && last !== record.startsAt;
      return [isMoved ? changeOf('moved', { from: last, to: record.startsAt }) : changeOf('confirmed', { to: record.startsAt })];
    }
    case 'times.reoffered': {
      const isAsBefore = sameTimes(record.times, from === null ? before.times : [from]) && before.status !== 'rescheduleRequested';
      const { times } = record;
      const place = placeChanges(changed, changeOf);
      if (isAsBefore && place.length > 0) return place;
      return [from === null ? changeOf('offered', { times }) : changeOf('offeredInstead', { from, times }), ...place];
    }
    case 'reschedule.requested': {
      const times = record.proposedTimes;
      if (times.length === 0) return [from === null ? changeOf('askedOpen') : changeOf('askedOpenInstead', { from })];
      return [from === null ? changeOf('asked', { times }) : changeOf('askedInstead', { from, times })];
    }
    case 'interview.rejected':
      return [changeOf('declined')];
    case 'interview.cancelled':
      return [from === null ? changeOf('cancelledOffer') : changeOf('cancelled', { from })];
    case 'times.passed':
      return [changeOf('expired')];
    case 'result.requested':
      return [changeOf('resultAsked')];
    // The result appears only on their own page, not in a list of chats or on a lock screen.
    case 'result.given':
      return [changeOf('resultGiven')];
    default:
      return [];
  }
}

const METHODS = { onsite: 'toOnsite', video: 'toVideo', phone: 'toPhone' } as const;

function placeChanges(
  { row, after }: Changed,
  changeOf: (what: InterviewChangeKind, details?: Partial<InterviewChange>) => InterviewChange,
): InterviewChange[] {
  const { method } = after;
  const address = method === 'onsite' ? after.address : null;
  const changes: InterviewChange[] = [];
  if (method !== row.method) changes.push(changeOf(METHODS[method], { place: address }));
  else if (method === 'onsite' && address !== row.address) changes.push(changeOf('place', { place: address }));
  else if (method === 'video' && after.videoLink !== row.videoLink) changes.push(changeOf('link'));
  if (after.minutes !== row.minutes) changes.push(changeOf('length', { minutes: after.minutes }));
  const isMore = (['contactPerson', 'contactNumber', 'instructions'] as const).some((name) => after[name] !== row[name]);
  return isMore && changes.length === 0 ? [changeOf('details')] : changes;
}

/** The last agreed time, even if it was given up since. */
function lastAgreed(history: readonly Happened[]): string | null {
  const time = history.findLast(({ type }) => type === 'time.accepted' || type === 'proposal.accepted')?.detail['time'];
  return typeof time === 'string' ? time : null;
}

const sameTimes = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((time) => other.some((each) => Date.parse(each) === Date.parse(time)));
