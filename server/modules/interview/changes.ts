import type { InterviewChange, InterviewChangeKind } from '../../../contract/interview-changes.ts';
import type { InterviewRecord, Step } from '../../../src/machines/interview/lifecycle.ts';
import type { Happened } from './meeting.ts';
import type { InterviewRow } from './row.ts';

/** A step of an interview, with all that it may have changed. */
interface Changed {
  step: Pick<Step, 'type' | 'by' | 'record'>;
  /** The chart's record before it. */
  before: InterviewRecord;
  /** The row before and after: how and where one meets is no part of the chart. */
  row: InterviewRow;
  after: InterviewRow;
  /** What had happened so far. */
  history: readonly Happened[];
}

/** What a step changed, the most telling first; nothing where nobody is to hear of it. */
export function changesOf(changed: Changed): InterviewChange[] {
  const { step, before } = changed;
  const { record, by, type } = step;
  const say = (what: InterviewChangeKind, told: Partial<InterviewChange> = {}): InterviewChange => ({
    what,
    by,
    from: null,
    to: null,
    times: [],
    place: null,
    minutes: null,
    ...told,
  });
  const from = before.startsAt;
  switch (type) {
    case 'time.accepted':
    case 'proposal.accepted': {
      const last = lastAgreed(changed.history);
      const isMoved = last !== null && last !== record.startsAt;
      return [isMoved ? say('moved', { from: last, to: record.startsAt }) : say('confirmed', { to: record.startsAt })];
    }
    case 'times.reoffered': {
      const isAsBefore = sameTimes(record.times, from === null ? before.times : [from]) && before.status !== 'rescheduleRequested';
      const { times } = record;
      const place = placeChanges(changed, say);
      if (isAsBefore && place.length > 0) return place;
      return [from === null ? say('offered', { times }) : say('offeredInstead', { from, times }), ...place];
    }
    case 'reschedule.requested': {
      const times = record.proposedTimes;
      if (times.length === 0) return [from === null ? say('askedOpen') : say('askedOpenInstead', { from })];
      return [from === null ? say('asked', { times }) : say('askedInstead', { from, times })];
    }
    case 'interview.rejected':
      return [say('declined')];
    case 'interview.cancelled':
      return [from === null ? say('cancelledOffer') : say('cancelled', { from })];
    case 'times.passed':
      return [say('expired')];
    case 'result.requested':
      return [say('resultAsked')];
    // How it came out is for their own page, not for a list of chats or a locked screen.
    case 'result.given':
      return [say('resultGiven')];
    default:
      return [];
  }
}

const METHODS = { onsite: 'toOnsite', video: 'toVideo', phone: 'toPhone' } as const;

function placeChanges({ row, after }: Changed, say: (what: InterviewChangeKind, told?: Partial<InterviewChange>) => InterviewChange): InterviewChange[] {
  const { method } = after;
  const address = method === 'onsite' ? after.address : null;
  const changes: InterviewChange[] = [];
  if (method !== row.method) changes.push(say(METHODS[method], { place: address }));
  else if (method === 'onsite' && address !== row.address) changes.push(say('place', { place: address }));
  else if (method === 'video' && after.videoLink !== row.videoLink) changes.push(say('link'));
  if (after.minutes !== row.minutes) changes.push(say('length', { minutes: after.minutes }));
  const isMore = (['contactPerson', 'contactNumber', 'instructions'] as const).some((name) => after[name] !== row[name]);
  return isMore && changes.length === 0 ? [say('details')] : changes;
}

/** The time that was agreed last, also where it is given up since. */
function lastAgreed(history: readonly Happened[]): string | null {
  const time = history.findLast(({ type }) => type === 'time.accepted' || type === 'proposal.accepted')?.detail['time'];
  return typeof time === 'string' ? time : null;
}

const sameTimes = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((time) => other.some((each) => Date.parse(each) === Date.parse(time)));
