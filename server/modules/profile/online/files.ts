import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { profile } from '../../../db/schema/profile.ts';
import { languageOf } from '../../../http/caller.ts';
import { ApiError } from '../../../http/errors.ts';
import type { AppContext } from '../../../http/app-context.ts';
import { nameOf } from '../../../resume-templates/entries.ts';
import { press } from '../../../resume-templates/press.ts';
import { wordsOf } from '../../../resume-templates/words.ts';
import { asAttachment, type Attachment } from '../attachment.ts';
import { cleanFilename } from '../filename.ts';
import { PICTURE_TYPES } from '../../../file-formats/picture.ts';
import { photoOf } from '../generate-resume.ts';
import { documentOf, seenResume } from './read.ts';

/**
 * The PDF of an online resume, in the template its owner chose, and the photo on its page. Available to people who may see the page, and notFound for everyone
 * else.
 */
export function registerOnlineResumeFiles(app: FastifyInstance, context: AppContext): void {
  const seen = async (request: FastifyRequest) => {
    request.caller = await context.identify(request);
    const found = await seenResume(context.db, (request.params as { slug: string }).slug, request.caller);
    if (!found) throw new ApiError('notFound');
    return found.row;
  };
  // As attachments, so that browsers show the photo in our pages but open neither file as a page of ours.
  const send = (reply: FastifyReply, file: Attachment) => asAttachment(reply, file).header('x-robots-tag', 'noindex');

  app.get('/api/jobseekers/online-resumes/:slug/pdf', { schema: { hide: true } }, async (request, reply) => {
    const row = await seen(request);
    const named = LANGUAGES.find(({ tag }) => tag === (request.query as { language?: string }).language);
    const { document, language } = await documentOf(context.db, row, named ?? languageOf(request), context.now());
    const photo = row.form.with_photo ? await photoOf(context.db, context.files, row.userId) : null;
    const options = { paper: row.form.paper, language: language.tag, photo };
    const made = await press.set(`readers of ${row.userId}`, { document, template: row.form.template, options, made: context.now() });
    const filename = cleanFilename(`${nameOf(document)} - ${wordsOf(language.tag).resume}`, 'pdf');
    return send(reply, { type: 'application/pdf', filename, plain: 'resume.pdf' }).send(Buffer.from(made));
  });
  app.get('/api/jobseekers/online-resumes/:slug/photo', { schema: { hide: true } }, async (request, reply) => {
    const row = await seen(request);
    const [told] = await context.db.select().from(profile).where(eq(profile.userId, row.userId));
    if (!row.form.with_photo || !told?.avatarKey || !told.avatarFormat) throw new ApiError('notFound');
    const filename = `picture.${told.avatarFormat}`;
    return send(reply, { type: PICTURE_TYPES[told.avatarFormat], filename, plain: filename }).send(context.files.read(told.avatarKey));
  });
}
