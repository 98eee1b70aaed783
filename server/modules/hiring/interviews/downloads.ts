import { advance } from '../../../../src/machines/interview/lifecycle.ts';
import { AGREED } from '../../../../src/machines/interview/statuses.ts';
import { ApiError } from '../../../http/errors.ts';
import { asAttachment } from '../../profile/attachment.ts';
import { defineDownload } from '../context.ts';
import { entryOf } from './emails.ts';
import { ownInterview, sideOf } from './list.ts';
import { recordOfRow } from './row.ts';

/**
 * Either side of an interview gets the agreed time as a calendar file (RFC 5545) until the interview is over. Refuses with notAllowedNow after that, and with
 * notFound for anyone else's interview.
 */
export const downloads = [
  defineDownload('/api/chat/interviews/:id/calendar', async ({ db, context, caller, params, now, reply }) => {
    const { row, meeting } = await ownInterview(db, caller, params.id);
    const { record } = advance(recordOfRow(row), now.toISOString());
    if (record.startsAt === null || !AGREED.includes(record.status)) throw new ApiError('notAllowedNow');
    const side = sideOf(caller);
    const { timeZone } = side === 'seeker' ? meeting.seeker : meeting.recruiter;
    const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(record.startsAt));
    const filename = `interview-${day}.ics`;
    return asAttachment(reply, { type: 'text/calendar; charset=utf-8; method=PUBLISH', filename, plain: filename }).send(
      entryOf(side, { row, meeting }, now, context.config),
    );
  }),
];
