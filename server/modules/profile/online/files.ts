import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { profile } from '../../../db/schema/profile.ts';
import { PICTURE_TYPES } from '../../../file-formats/picture.ts';
import type { DownloadContext } from '../../../http/download.ts';
import { ApiError } from '../../../http/errors.ts';
import { nameOf } from '../../../resume-templates/entries.ts';
import { press } from '../../../resume-templates/press.ts';
import { wordsOf } from '../../../resume-templates/words.ts';
import { asAttachment, type Attachment } from '../attachment.ts';
import { cleanFilename } from '../filename.ts';
import { photoOf } from '../generate-resume.ts';
import { defineDownload } from '../context.ts';
import { documentOf, seenResume } from './read.ts';

async function rowOf({ db, params, caller }: Pick<DownloadContext<'/api/jobseekers/online-resumes/:slug/photo', never>, 'db' | 'params' | 'caller'>) {
  const found = await seenResume(db, params.slug, caller);
  if (!found) throw new ApiError('notFound');
  return found.row;
}

/** As attachments, so that browsers show the photo in our pages but open neither file as a page of ours. */
const send = (reply: FastifyReply, file: Attachment) => asAttachment(reply, file).header('x-robots-tag', 'noindex');

/**
 * The PDF of an online resume, in the template its owner chose, and the photo on its page. Available to people who may see the page, and notFound for everyone
 * else.
 */
export const onlineResumeDownloads = [
  defineDownload('/api/jobseekers/online-resumes/:slug/pdf', async ({ context, query, language: asked, now, reply, ...call }) => {
    const row = await rowOf(call);
    const named = LANGUAGES.find(({ tag }) => tag === query.language);
    const { document, language } = await documentOf(call.db, row, named ?? asked, now);
    const photo = row.form.with_photo ? await photoOf(call.db, context.files, row.userId) : null;
    const options = { paper: row.form.paper, language: language.tag, photo };
    const made = await press.set(`readers of ${row.userId}`, { document, template: row.form.template, options, made: now });
    const filename = cleanFilename(`${nameOf(document)} - ${wordsOf(language.tag).resume}`, 'pdf');
    return send(reply, { type: 'application/pdf', filename, plain: 'resume.pdf' }).send(Buffer.from(made));
  }),
  defineDownload('/api/jobseekers/online-resumes/:slug/photo', async ({ context, reply, ...call }) => {
    const row = await rowOf(call);
    const [owner] = await call.db.select().from(profile).where(eq(profile.userId, row.userId));
    if (!row.form.with_photo || !owner?.avatarKey || !owner.avatarFormat) throw new ApiError('notFound');
    const filename = `picture.${owner.avatarFormat}`;
    return send(reply, { type: PICTURE_TYPES[owner.avatarFormat], filename, plain: filename }).send(context.files.read(owner.avatarKey));
  }),
];
