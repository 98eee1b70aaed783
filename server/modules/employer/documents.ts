import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray } from 'drizzle-orm';
import { deleteCompanyDocument, uploadCompanyDocument } from '../../../contract/company-workspace.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { FileStore, StagedFile } from '../../adapters/files.ts';
import type { Queryable } from '../../db/client.ts';
import { companyDocument } from '../../db/schema/employer.ts';
import { ApiError } from '../../http/errors.ts';
import { asAttachment } from '../profile/attachment.ts';
import { certificateName, judgeCertificate } from '../profile/profile-files.ts';
import { PICTURE_TYPES } from '../../file-formats/picture.ts';
import { companyPageOf } from './company-page.ts';
import { type MemberRow, placeOf, requireAction } from '../../http/member.ts';
import { broadcastCompany } from './broadcast.ts';
import { defineDownload, defineRoute } from './context.ts';
import { papersOf } from './papers.ts';
import { lockCompany } from './verification.ts';

const TYPES = { ...PICTURE_TYPES, pdf: 'application/pdf' };
/** `company-papers/<company>/<file>`. */
const KEY = /^company-papers\/\d+\/[\da-f-]{36}$/;

/**
 * Stores a document of the member's company, or of their claim of a company without members, which is separate from everyone else's.
 * @throws ApiError certificateUnsupported, fileIncomplete, tooManyRecords
 */
export async function keepPaper(db: Queryable, files: FileStore, me: MemberRow, file: StagedFile, now: Date): Promise<void> {
  const format = await judgeCertificate(file);
  // Serialized, so that two simultaneous uploads can't exceed the limit.
  await lockCompany(db, me.companyId);
  const [held] = await db.select({ papers: count() }).from(companyDocument).where(papersOf(me));
  if ((held?.papers ?? 0) >= LIMITS.companyDocuments) throw new ApiError('tooManyRecords');
  const storageKey = `company-papers/${me.companyId}/${randomUUID()}`;
  await db.insert(companyDocument).values({
    companyId: me.companyId,
    userId: me.userId,
    filename: certificateName(file.filename, format),
    type: format,
    size: file.size,
    storageKey,
    createdAt: now,
  });
  await files.keep(file, storageKey);
}

/** Of these files, the company documents that no company has anymore. */
export async function companyOrphansAmong(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const ours = keys.filter((key) => KEY.test(key));
  if (ours.length === 0) return [];
  const rows = await db.select({ key: companyDocument.storageKey }).from(companyDocument).where(inArray(companyDocument.storageKey, ours));
  const known = new Set(rows.map(({ key }) => key));
  return ours.filter((key) => !known.has(key));
}

/** A document of the caller's company, for members who may change them, or of their claim. Others are not found. */
export const documentDownloads = [
  defineDownload('/api/recruiters/company/documents/:id', async ({ db, context, caller, params, reply }) => {
    const me = await placeOf(db, caller.userId);
    if (me.joinedAt !== null) requireAction(me, 'changeDocuments');
    const [row] = await db
      .select()
      .from(companyDocument)
      .where(and(eq(companyDocument.id, params.id), papersOf(me)));
    if (!row) throw new ApiError('notFound');
    const type = TYPES[row.type as keyof typeof TYPES] ?? 'application/octet-stream';
    return asAttachment(reply, { type, filename: row.filename, plain: `file.${row.type}` }).send(context.files.read(row.storageKey));
  }),
];

export const documentRoutes = [
  defineRoute(uploadCompanyDocument, async ({ context, db, member: me, file, language, now, after }) => {
    await keepPaper(db, context.files, me, file, now);
    await broadcastCompany({ context, db, after }, [me.companyId]);
    return companyPageOf(db, me, language);
  }),
  defineRoute(deleteCompanyDocument, async ({ context, db, member: me, params, language, after }) => {
    const gone = await db
      .delete(companyDocument)
      .where(and(eq(companyDocument.id, params.id), eq(companyDocument.companyId, me.companyId)))
      .returning({ key: companyDocument.storageKey });
    for (const { key } of gone) await context.files.remove(key);
    await broadcastCompany({ context, db, after }, [me.companyId]);
    return companyPageOf(db, me, language);
  }),
];
