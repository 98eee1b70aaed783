import { and, eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { FileStore } from '../../adapters/files.ts';
import { license, profile } from '../../db/schema/profile.ts';
import { PICTURE_TYPES } from '../../file-formats/picture.ts';
import { ApiError } from '../../http/errors.ts';
import { defineDownload } from './context.ts';
import { asAttachment } from './attachment.ts';

const TYPES = { ...PICTURE_TYPES, pdf: 'application/pdf' };

const send = (files: FileStore, reply: FastifyReply, format: keyof typeof TYPES, filename: string, key: string) =>
  asAttachment(reply, { type: TYPES[format], filename, plain: `file.${format}` }).send(files.read(key));

/**
 * A person's own photo and the certificates of their licenses. Like resumes they are attachments: browsers show the photo in our pages, and never open either as
 * a page of ours.
 */
export const profileDownloads = [
  defineDownload('/api/jobseekers/avatar/:id', async ({ db, context, caller: { userId }, params: { id }, reply }) => {
    const [row] = await db
      .select()
      .from(profile)
      .where(and(eq(profile.userId, userId), eq(profile.avatarKey, `avatars/${userId}/${id}`)));
    if (!row?.avatarKey || !row.avatarFormat) throw new ApiError('notFound');
    return send(context.files, reply, row.avatarFormat, `picture.${row.avatarFormat}`, row.avatarKey);
  }),
  defineDownload('/api/jobseekers/license-certifications/:id/attachment', async ({ db, context, caller, params, reply }) => {
    const [row] = await db
      .select()
      .from(license)
      .where(and(eq(license.id, params.id), eq(license.userId, caller.userId)));
    if (!row?.attachment || !row.attachmentKey) throw new ApiError('notFound');
    return send(context.files, reply, row.attachment.format, row.attachment.filename, row.attachmentKey);
  }),
];
