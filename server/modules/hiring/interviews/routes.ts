import {
  acceptInterview,
  cancelInterview,
  checkInInterview,
  getInterview,
  getInterviewRedDot,
  giveInterviewResult,
  listInterviews,
  markAttendance,
  offerInterview,
  rejectInterview,
  reofferInterview,
  requestInterviewResult,
  requestReschedule,
} from '../../../../contract/interviews.ts';
import type { InterviewSide } from '../../../../contract/interview-records.ts';
import type { InterviewEvent } from '../../../../src/machines/interview/interview.types.ts';
import type { Queryable } from '../../../db/client.ts';
import type { Caller } from '../../../http/caller.ts';
import { ApiError } from '../../../http/errors.ts';
import type { ApplicationRow } from '../../applications/row.ts';
import { defineRoute, type HiringContext } from '../context.ts';
import { lockApplicationOf, listInterviewsOf, ownInterview, sideOf, waitingFor } from './list.ts';
import { moveInterview } from './move.ts';
import { offer, requireToCome } from './offer.ts';
import { presentInterview } from './present.ts';
import type { InterviewRow } from './row.ts';
import { broadcastInterview } from './broadcast.ts';

interface Acting {
  db: Queryable;
  context: HiringContext;
  params: { id: string };
  caller: Extract<Caller, { userId: string }>;
  now: Date;
  after: (work: () => void) => void;
}

interface Act {
  /** The interview's application, if it's locked. */
  applied?: ApplicationRow | null;
  event: (side: InterviewSide, now: string) => InterviewEvent;
  /** The sequence of the offer the caller replied to. */
  sequence?: number | undefined;
  note?: string | null;
  changes?: (side: InterviewSide) => Partial<InterviewRow>;
}

/**
 * Applies an event by one side to their interview: locks the row, moves it through its chart, and updates both sides' open pages after the commit.
 */
async function act({ db, context, params, caller, now, after }: Acting, { event, sequence, note, changes, applied = null }: Act) {
  const { row, meeting: before } = await ownInterview(db, caller, params.id, true);
  if (sequence !== undefined && sequence !== row.sequence) throw new ApiError('interviewChanged');
  const side = sideOf(caller);
  const {
    row: moved,
    meeting,
    broadcastChat,
  } = await moveInterview(db, row, event(side, now.toISOString()), side, now, context.config, {
    note: note ?? null,
    changes: changes?.(side) ?? {},
    meeting: before,
    applied,
  });
  after(() => {
    broadcastInterview(context, moved);
    broadcastChat(context);
  });
  return presentInterview(db, moved, side, now, meeting);
}

const zoneOf = (time_zone: string | undefined, side: InterviewSide): Partial<InterviewRow> =>
  time_zone === undefined ? {} : side === 'seeker' ? { seekerTimeZone: time_zone } : { employerTimeZone: time_zone };

export const routes = [
  defineRoute(listInterviews, ({ db, caller, query, now }) => listInterviewsOf(db, caller, query, now)),
  defineRoute(getInterview, async ({ db, caller, params, now }) => {
    const { row, meeting } = await ownInterview(db, caller, params.id);
    return presentInterview(db, row, sideOf(caller), now, meeting);
  }),
  defineRoute(getInterviewRedDot, async ({ db, caller, now }) => {
    const count = await waitingFor(db, caller, now);
    return { red_dot: count > 0, count };
  }),
  defineRoute(offerInterview, async ({ db, context, caller, body, now, after }) => {
    const { row, meeting, broadcastCard } = await offer(db, caller.userId, body, now, context.config);
    after(() => {
      broadcastCard(context);
      broadcastInterview(context, row);
    });
    return presentInterview(db, row, 'employer', now, meeting);
  }),
  defineRoute(acceptInterview, async (call) => {
    const applied = await lockApplicationOf(call.db, call.params.id);
    return act(call, {
      applied,
      event: (side, now) => ({ type: side === 'seeker' ? 'time.accepted' : 'proposal.accepted', time: new Date(call.body.time).toISOString(), now }),
      sequence: call.body.sequence,
      changes: (side) => zoneOf(call.body.time_zone, side),
    });
  }),
  defineRoute(rejectInterview, (call) =>
    act(call, { event: (_, now) => ({ type: 'interview.rejected', reason: call.body.reason, now }), sequence: call.body.sequence }),
  ),
  defineRoute(requestReschedule, (call) => {
    const times = requireToCome(call.body.times, call.now);
    return act(call, {
      event: (_, now) => ({ type: 'reschedule.requested', times, reason: call.body.reason, now }),
      sequence: call.body.sequence,
      changes: (side) => zoneOf(call.body.time_zone, side),
    });
  }),
  defineRoute(reofferInterview, (call) => {
    const { body } = call;
    const times = requireToCome(body.times, call.now);
    const changes = {
      method: body.method,
      address: body.address,
      videoLink: body.video_link,
      contactPerson: body.contact_person,
      contactNumber: body.contact_number,
      instructions: body.instructions,
    };
    return act(call, {
      event: (_, now) => ({ type: 'times.reoffered', times, minutes: body.minutes, now }),
      sequence: body.sequence,
      changes: () => changes,
    });
  }),
  defineRoute(cancelInterview, (call) =>
    act(call, {
      event: (by, now) => ({ type: 'interview.cancelled', by, reason: call.body.reason, now }),
      sequence: call.body.sequence,
    }),
  ),
  defineRoute(checkInInterview, (call) => act(call, { event: (by, now) => ({ type: 'checkIn.made', by, now }) })),
  defineRoute(markAttendance, (call) => act(call, { event: (by, now) => ({ type: 'attendance.marked', by, attendance: call.body.attendance, now }) })),
  defineRoute(requestInterviewResult, (call) => act(call, { event: (_, now) => ({ type: 'result.requested', now }) })),
  defineRoute(giveInterviewResult, (call) => act(call, { event: (_, now) => ({ type: 'result.given', result: call.body.result, now }), note: call.body.note })),
];
