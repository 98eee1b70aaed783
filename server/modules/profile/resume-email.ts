import { DAY } from '../../../contract/durations.ts';
import { sendResumeEmail } from '../../../contract/resume-calls.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { ApiError } from '../../http/errors.ts';
import { say } from '../../http/texts.ts';
import { enqueueMail } from '../notify/outbox.ts';
import { countTry, countTryFrom, type Limit } from '../../http/attempts.ts';
import { networkOf } from '../../http/network.ts';
import { confirmedAddressOf } from '../identity/confirmed.ts';
import { resumeEmail } from '../notify/email-content.ts';
import { MEDIA_TYPES } from '../../file-formats/judge.ts';
import { defineRoute } from './context.ts';
import { ownResume } from './resumes.ts';

/** Limits for emails with a resume: per sender, per network address, and per recipient from all senders together. */
const LETTERS: Limit = { name: 'resume-email', tries: 10, window: DAY };
const LETTERS_FROM: Limit = { name: 'resume-email-from', tries: 30, window: DAY };
const LETTERS_TO: Limit = { name: 'resume-email-to', tries: 5, window: DAY };

/**
 * These emails go to people who didn't ask for them, so senders control nothing in them except the resume: we name them by their confirmed address and choose
 * the file name ourselves.
 */
export const resumeEmailRoutes = [
  defineRoute(sendResumeEmail, async ({ db, context, caller, body, language, request }) => {
    const { format, size, storageKey } = await ownResume(db, caller.userId, body.resume_id);
    if (size > LIMITS.mailedResumeBytes) throw new ApiError('resumeTooLargeToMail');
    const from = await confirmedAddressOf(db, caller.userId);
    await countTry(context, LETTERS, caller.userId);
    await countTryFrom(context, LETTERS_FROM, networkOf(request));
    await countTry(context, LETTERS_TO, body.email.toLowerCase());
    const filename = `${say('mail', language, 'resumeLetter.file')}.${format}`;
    const email = resumeEmail({ to: body.email, from, filename }, language);
    await enqueueMail(db, { ...email, userId: caller.userId, attachments: [{ filename, type: MEDIA_TYPES[format], key: storageKey }] });
    return null;
  }),
];
