import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNotNull, isNull, lte, max } from 'drizzle-orm';
import {
  changeCompanyPicture,
  orderCompanyPictures,
  type OwnPicture,
  removeCompanyPicture,
  restoreCompanyPicture,
  uploadCompanyPicture,
} from '../../../contract/company-album.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { FileStore, StagedFile } from '../../adapters/files.ts';
import type { Queryable } from '../../db/client.ts';
import { companyPicture } from '../../db/schema/employer.ts';
import { ApiError } from '../../http/errors.ts';
import { ownAlbum } from '../market/companies/album.ts';
import { takePicture } from '../../file-formats/take-picture.ts';
import { broadcastCompany, type Committing } from './broadcast.ts';
import { defineRoute } from './context.ts';
import { lockCompany } from './verification.ts';
import { HOUR } from '../../../contract/durations.ts';

/** `company-pictures/<company>/<file>`. */
const KEY = /^company-pictures\/\d+\/[\da-f-]{36}$/;
/** How long a removed photo can be restored. */
const BROUGHT_BACK_WITHIN = HOUR;

const isThere = isNull(companyPicture.removedAt);
const of = (companyId: number) => eq(companyPicture.companyId, companyId);
const one = (companyId: number, id: string) => and(of(companyId), eq(companyPicture.id, id));

/** Changes a company's photos. Changes are serialized, so that the limit, the order, and the single cover hold. */
async function changing(committing: Committing, companyId: number, change: () => Promise<void>): Promise<OwnPicture[]> {
  const { db } = committing;
  await lockCompany(db, companyId);
  await change();
  await broadcastCompany(committing, [companyId]);
  return ownAlbum(db, companyId);
}

/** @throws ApiError tooManyRecords */
async function requireRoom(db: Queryable, companyId: number): Promise<void> {
  const [held] = await db
    .select({ pictures: count() })
    .from(companyPicture)
    .where(and(of(companyId), isThere));
  if ((held?.pictures ?? 0) >= LIMITS.companyPictures) throw new ApiError('tooManyRecords');
}

async function hasCover(db: Queryable, companyId: number): Promise<boolean> {
  const covers = await db
    .select({ id: companyPicture.id })
    .from(companyPicture)
    .where(and(of(companyId), isThere, companyPicture.isCover));
  return covers.length > 0;
}

/** @throws ApiError imageUnsupported, fileIncomplete, tooManyRecords */
async function add(db: Queryable, files: FileStore, companyId: number, file: StagedFile, now: Date): Promise<void> {
  const { file: bare, format, width, height } = await takePicture(file, { refusal: 'imageUnsupported', formats: ['jpg', 'png', 'bmp'] });
  await requireRoom(db, companyId);
  const [last] = await db
    .select({ position: max(companyPicture.position) })
    .from(companyPicture)
    .where(of(companyId));
  const storageKey = `company-pictures/${companyId}/${randomUUID()}`;
  const isCover = !(await hasCover(db, companyId));
  await db.insert(companyPicture).values({ companyId, position: (last?.position ?? -1) + 1, isCover, format, width, height, storageKey, createdAt: now });
  await files.keep(bare, storageKey);
}

/** @throws ApiError notFound if it doesn't belong to the company, or was removed */
async function change(db: Queryable, companyId: number, id: string, { alt, is_cover: isCover }: { alt?: string | null; is_cover?: true }): Promise<void> {
  const mine = and(one(companyId, id), isThere);
  const [found] = await db.select({ id: companyPicture.id }).from(companyPicture).where(mine);
  if (!found) throw new ApiError('notFound');
  if (alt !== undefined) await db.update(companyPicture).set({ alt }).where(mine);
  if (!isCover) return;
  await db
    .update(companyPicture)
    .set({ isCover: false })
    .where(and(of(companyId), isThere));
  await db.update(companyPicture).set({ isCover: true }).where(mine);
}

/** @throws ApiError notFound if one of them doesn't belong to the company */
async function order(db: Queryable, companyId: number, ids: readonly string[]): Promise<void> {
  const held = (await db.select({ id: companyPicture.id }).from(companyPicture).where(of(companyId)).orderBy(companyPicture.position)).map(({ id }) => id);
  if (ids.some((id) => !held.includes(id))) throw new ApiError('notFound');
  const inOrder = [...new Set([...ids, ...held])];
  for (const [position, id] of inOrder.entries()) await db.update(companyPicture).set({ position }).where(one(companyId, id));
}

/** @throws ApiError notFound if it doesn't belong to the company or was deleted for good; tooManyRecords if the album is full */
async function restore(db: Queryable, companyId: number, id: string): Promise<void> {
  const [found] = await db.select().from(companyPicture).where(one(companyId, id));
  if (!found) throw new ApiError('notFound');
  if (found.removedAt === null) return;
  await requireRoom(db, companyId);
  const isCover = found.isCover && !(await hasCover(db, companyId));
  await db.update(companyPicture).set({ removedAt: null, isCover }).where(one(companyId, id));
}

/** @throws ApiError notFound if it doesn't belong to the company */
async function remove(db: Queryable, companyId: number, id: string, now: Date): Promise<void> {
  const [found] = await db.select({ removedAt: companyPicture.removedAt }).from(companyPicture).where(one(companyId, id));
  if (!found) throw new ApiError('notFound');
  if (found.removedAt === null) await db.update(companyPicture).set({ removedAt: now }).where(one(companyId, id));
}

/** Deletes photos that weren't restored in time. Their content is swept later (server/jobs/files.ts). */
export async function sweepRemovedPictures(db: Queryable, now: Date): Promise<void> {
  const until = new Date(now.getTime() - BROUGHT_BACK_WITHIN);
  await db.delete(companyPicture).where(and(isNotNull(companyPicture.removedAt), lte(companyPicture.removedAt, until)));
}

/**
 * Deletes all photos of a company.
 * @returns the keys of their files
 */
export async function dropAlbum(db: Queryable, companyId: number): Promise<string[]> {
  const rows = await db.delete(companyPicture).where(of(companyId)).returning({ key: companyPicture.storageKey });
  return rows.map(({ key }) => key);
}

/** Of these files, the company photos that no company has anymore. */
export async function albumOrphansAmong(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const ours = keys.filter((key) => KEY.test(key));
  if (ours.length === 0) return [];
  const rows = await db.select({ key: companyPicture.storageKey }).from(companyPicture).where(inArray(companyPicture.storageKey, ours));
  const known = new Set(rows.map(({ key }) => key));
  return ours.filter((key) => !known.has(key));
}

export const albumRoutes = [
  defineRoute(uploadCompanyPicture, ({ context, db, member: { companyId }, file, now, after }) =>
    changing({ context, db, after }, companyId, () => add(db, context.files, companyId, file, now)),
  ),
  defineRoute(changeCompanyPicture, ({ context, member: { companyId }, params, body, after }) =>
    context.db.transaction((db) => changing({ context, db, after }, companyId, () => change(db, companyId, params.id, body))),
  ),
  defineRoute(orderCompanyPictures, ({ context, member: { companyId }, body, after }) =>
    context.db.transaction((db) => changing({ context, db, after }, companyId, () => order(db, companyId, body.ids))),
  ),
  defineRoute(removeCompanyPicture, ({ context, member: { companyId }, params, now, after }) =>
    context.db.transaction((db) => changing({ context, db, after }, companyId, () => remove(db, companyId, params.id, now))),
  ),
  defineRoute(restoreCompanyPicture, ({ context, member: { companyId }, params, after }) =>
    context.db.transaction((db) => changing({ context, db, after }, companyId, () => restore(db, companyId, params.id))),
  ),
];
