import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../../contract/languages.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { exportJsonResume, generateResume, previewResume, renameResume } from '../../../contract/resume-calls.ts';
import type { ResumeForm } from '../../../contract/resume-form.ts';
import type { FileStore, StagedFile } from '../../adapters/files.ts';
import type { Queryable } from '../../db/client.ts';
import { profile } from '../../db/schema/profile.ts';
import { resume } from '../../db/schema/seeker.ts';
import { ApiError } from '../../http/errors.ts';
import type { CallContext } from '../../http/route.ts';
import { nameOf } from '../../resume-templates/entries.ts';
import { press } from '../../resume-templates/press.ts';
import type { Task } from '../../resume-templates/worker.ts';
import { wordsOf } from '../../resume-templates/words.ts';
import { countTry } from '../../http/attempts.ts';
import { asResume } from './download.ts';
import { cleanFilename } from './filename.ts';
import { toJsonResume } from '../../resume-templates/json-resume.ts';
import { defineDownload, defineRoute, type ProfileContext, type Needs } from './context.ts';
import { profileOf } from './profile.ts';
import { resumeOfProfile } from './resume-of-profile.ts';
import { attach, attached, ownResume, requireRoom, toResume } from './resumes.ts';

/** Per person. Choosing a template requests ten at once. */
export const RESUMES_SET = { name: 'resumes-set', tries: 120, window: 10 * 60_000 } as const;

interface Order {
  userId: string;
  form: ResumeForm;
  asked: Language;
  now: Date;
}

/** The photo of a profile. Null if there is none, or in a format that a PDF can't embed (BMP). */
export async function photoOf(db: Queryable, files: FileStore, userId: string): Promise<Uint8Array | null> {
  const [row] = await db.select().from(profile).where(eq(profile.userId, userId));
  if (!row?.avatarKey || row.avatarFormat === 'bmp') return null;
  const parts: Buffer[] = [];
  for await (const part of files.read(row.avatarKey)) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}

/** The task for the press. @throws ApiError profileUnfinished if there isn't even a name */
async function taskOf(db: Queryable, files: FileStore, userId: string, form: ResumeForm, asked: Language, now: Date) {
  const language = LANGUAGES.find(({ tag }) => tag === form.language) ?? asked;
  const document = resumeOfProfile(await profileOf(db, userId, now), language, { dateOfBirth: form.with_date_of_birth, nationality: form.with_nationality });
  if (nameOf(document) === '') throw new ApiError('profileUnfinished');
  const photo = form.with_photo ? await photoOf(db, files, userId) : null;
  return { document, template: form.template, options: { paper: form.paper, language: language.tag, photo } };
}

/** @throws ApiError tooManyAttempts, because a full profile takes more than a second of CPU time */
async function setFor<T extends Task>(context: ProfileContext, userId: string, task: T) {
  await countTry(context, RESUMES_SET, userId);
  return press.set(userId, task);
}

/** A resume as a file with its name. */
async function make(context: ProfileContext, { userId, form, asked, now }: Order) {
  const task = await taskOf(context.db, context.files, userId, form, asked, now);
  const made = await setFor(context, userId, { ...task, made: now });
  return { bytes: Buffer.from(made), filename: cleanFilename(`${nameOf(task.document)} - ${wordsOf(task.options.language).resume}`, 'pdf') };
}

export const generatedResumeDownloads = [
  defineDownload('/api/jobseekers/generate-resume/file', async ({ context, caller, query, language, now, reply }) => {
    const { bytes, filename } = await make(context, { userId: caller.userId, form: query, asked: language, now });
    return asResume(reply, { filename, format: 'pdf', size: bytes.length }).send(bytes);
  }),
];

export const generatedResumeRoutes = [
  defineRoute(generateResume, ({ db, context, caller, prepared, now }) => attach(db, context.files, caller.userId, prepared, now), {
    async prepare({ context, caller, body, language, now }: CallContext<typeof generateResume, Needs>) {
      await requireRoom(context.db, caller.userId);
      const { bytes, filename } = await make(context, { userId: caller.userId, form: body, asked: language, now });
      return context.files.stage(Readable.from([bytes]), filename, LIMITS.resumeBytesProfile);
    },
    release: (staged: StagedFile, { files }: ProfileContext) => files.discard(staged),
  }),
  defineRoute(previewResume, async ({ db, context, caller, body, language, now }) => ({
    pages: await setFor(context, caller.userId, { ...(await taskOf(db, context.files, caller.userId, body, language, now)), made: null }),
  })),
  defineRoute(renameResume, async ({ db, caller, params, body }) => {
    const { format } = await ownResume(db, caller.userId, params.id);
    const [row] = await db
      .update(resume)
      .set({ filename: cleanFilename(body.filename, format) })
      .where(and(attached(caller.userId), eq(resume.id, params.id)))
      .returning();
    if (!row) throw new ApiError('notFound');
    return toResume(row);
  }),
  defineRoute(exportJsonResume, async ({ db, caller, language, now }) =>
    toJsonResume(resumeOfProfile(await profileOf(db, caller.userId, now), language, { dateOfBirth: true, nationality: true })),
  ),
];
