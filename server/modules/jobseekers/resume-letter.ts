import { eq } from 'drizzle-orm';
import { sendResumeEmail } from '../../../contract/resume-calls.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { shownAddress } from '../../adapters/mail.ts';
import { user } from '../../db/schema/auth.ts';
import { defineRoute } from '../../http/route.ts';
import { ApiError } from '../../http/errors.ts';
import { enqueueMail } from '../../jobs/outbox.ts';
import { countTry, type Limit } from '../auth/attempts.ts';
import { resumeLetter } from '../data/email-letters.ts';
import { MEDIA_TYPES } from './formats/judge.ts';
import { ownResume } from './resumes.ts';

/** Letters with a resume that one may have sent, to whatever address. */
const LETTERS: Limit = { name: 'resume-letter', tries: 10, window: 24 * 3_600_000 };

export const resumeLetterRoutes = [
  defineRoute(sendResumeEmail, async ({ db, house, caller, body, language }) => {
    const { filename, format, size, storageKey } = await ownResume(db, caller.userId, body.resume_id);
    if (size > LIMITS.mailedResumeBytes) throw new ApiError('resumeTooLargeToMail');
    await countTry(house, LETTERS, caller.userId);
    const [me] = await db.select({ firstName: user.firstName, lastName: user.lastName, email: user.email }).from(user).where(eq(user.id, caller.userId));
    const letter = resumeLetter(
      { to: body.email, name: `${me?.firstName ?? ''} ${me?.lastName ?? ''}`.trim(), from: shownAddress(me?.email ?? ''), filename },
      language,
    );
    await enqueueMail(db, { ...letter, attachments: [{ filename, type: MEDIA_TYPES[format], key: storageKey }] });
    return null;
  }),
];
