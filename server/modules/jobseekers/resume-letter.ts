import { sendResumeEmail } from '../../../contract/resume-calls.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { defineRoute } from '../../http/route.ts';
import { ApiError } from '../../http/errors.ts';
import { say } from '../../http/texts.ts';
import { enqueueMail } from '../../jobs/outbox.ts';
import { countTry, countTryFrom, type Limit } from '../auth/attempts.ts';
import { confirmedAddressOf } from '../auth/confirmed.ts';
import { resumeLetter } from '../data/email-content.ts';
import { MEDIA_TYPES } from './formats/judge.ts';
import { ownResume } from './resumes.ts';

const DAY = 24 * 3_600_000;
/** Letters with a resume that one may have sent, to whatever address; that one network address may; and that an address is sent, by whomever. */
const LETTERS: Limit = { name: 'resume-letter', tries: 10, window: DAY };
const LETTERS_FROM: Limit = { name: 'resume-letter-from', tries: 30, window: DAY };
const LETTERS_TO: Limit = { name: 'resume-letter-to', tries: 5, window: DAY };

/**
 * It goes to people who asked for nothing, so nothing in it is the sender's to write but the resume itself: they are named by the address they
 * confirmed, and the file has a name of ours.
 */
export const resumeLetterRoutes = [
  defineRoute(sendResumeEmail, async ({ db, context, caller, body, language, request }) => {
    const { format, size, storageKey } = await ownResume(db, caller.userId, body.resume_id);
    if (size > LIMITS.mailedResumeBytes) throw new ApiError('resumeTooLargeToMail');
    const from = await confirmedAddressOf(db, caller.userId);
    await countTry(context, LETTERS, caller.userId);
    await countTryFrom(context, LETTERS_FROM, request.ip);
    await countTry(context, LETTERS_TO, body.email.toLowerCase());
    const filename = `${say('mail', language, 'resumeLetter.file')}.${format}`;
    const letter = resumeLetter({ to: body.email, from, filename }, language);
    await enqueueMail(db, { ...letter, userId: caller.userId, attachments: [{ filename, type: MEDIA_TYPES[format], key: storageKey }] });
    return null;
  }),
];
