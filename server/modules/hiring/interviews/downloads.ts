import type { FastifyInstance } from 'fastify';
import { advance } from '../../../../src/machines/interview/lifecycle.ts';
import { AGREED } from '../../../../src/machines/interview/statuses.ts';
import { admitToFile } from '../../../http/admit.ts';
import { ApiError } from '../../../http/errors.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { asAttachment } from '../../profile/attachment.ts';
import { entryOf } from './emails.ts';
import { ownInterview, sideOf } from './list.ts';
import { recordOfRow } from './row.ts';

const CALENDAR = '/api/chat/interviews/:id/calendar';

/**
 * GET /api/chat/interviews/:id/calendar gives either side of an interview the agreed time as a calendar file (RFC 5545) until the interview is over.
 * Refuses with notAllowedNow after that, and with notFound for anyone else's interview. It isn't a declared call, because its response is a file.
 */
export function registerInterviewDownloads(app: FastifyInstance, context: AppContext): void {
  app.get(CALENDAR, { schema: { hide: true } }, async (request, reply) => {
    const { caller, id } = await admitToFile(context, request, CALENDAR);
    const now = context.now();
    const { row, meeting } = await ownInterview(context.db, caller, id);
    const { record } = advance(recordOfRow(row), now.toISOString());
    if (record.startsAt === null || !AGREED.includes(record.status)) throw new ApiError('notAllowedNow');
    const side = sideOf(caller);
    const { timeZone } = side === 'seeker' ? meeting.seeker : meeting.recruiter;
    const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(record.startsAt));
    const filename = `interview-${day}.ics`;
    return asAttachment(reply, { type: 'text/calendar; charset=utf-8; method=PUBLISH', filename, plain: filename }).send(
      entryOf(side, { row, meeting }, now, context.config),
    );
  });
}
