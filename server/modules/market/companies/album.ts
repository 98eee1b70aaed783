import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AlbumPicture, OwnPicture } from '../../../../contract/company-album.ts';
import type { Queryable } from '../../../db/client.ts';
import { companyPicture } from '../../../db/schema/employer.ts';
import { companyMember } from '../../../db/schema/identity.ts';
import { ApiError } from '../../../http/errors.ts';
import type { Caller } from '../../../http/caller.ts';
import { PICTURE_TYPES } from '../../../file-formats/picture.ts';
import { blockedAs } from '../../blocks/blocked.ts';
import type { MarketContext } from '../context.ts';

type Row = typeof companyPicture.$inferSelect;

const MONTH = 30 * 86_400;
/** "6b6a3d8e-1d55-4a57-8c1e-0a3f1d2c4b5a.jpg". */
const FILE = /^([\da-f-]{36})\.(?:png|jpg|bmp)$/;

const present = ({ id, alt, width, height, isCover, format }: Row): OwnPicture => ({
  id,
  src: `/album/${id}.${format}`,
  alt,
  width,
  height,
  is_cover: isCover,
});

/** A company's photos in order, as its members see them. */
export async function ownAlbum(db: Queryable, companyId: number): Promise<OwnPicture[]> {
  const rows = await db
    .select()
    .from(companyPicture)
    .where(and(eq(companyPicture.companyId, companyId), isNull(companyPicture.removedAt)))
    .orderBy(asc(companyPicture.position), asc(companyPicture.createdAt));
  return rows.map(present);
}

/** A company's photos as everyone sees them: those with a description. */
export async function album(db: Queryable, companyId: number): Promise<AlbumPicture[]> {
  return (await ownAlbum(db, companyId)).flatMap((picture) => (picture.alt === null ? [] : [{ ...picture, alt: picture.alt }]));
}

/**
 * Whether the caller may see a photo, by the rules of the company's page: it has a description, and the caller doesn't block the company. Members
 * always may.
 */
async function maySee(db: Queryable, caller: Caller, { companyId, alt }: Row): Promise<boolean> {
  if (alt !== null && (await blockedAs(db, caller, companyId)) === null) return true;
  if (caller.kind !== 'recruiter') return false;
  const own = and(eq(companyMember.companyId, companyId), eq(companyMember.userId, caller.userId), isNotNull(companyMember.joinedAt));
  return (await db.select({ id: companyMember.userId }).from(companyMember).where(own)).length > 0;
}

/**
 * GET of a photo: /album/ID.jpg. The content at a URL never changes, so browsers cache it for long. Shared caches don't, because it isn't for
 * everyone.
 */
export function registerAlbum(app: FastifyInstance, context: MarketContext): void {
  app.get<{ Params: { file: string } }>('/album/:file', { schema: { hide: true } }, async (request, reply) => {
    const id = z.uuid().safeParse(FILE.exec(request.params.file)?.[1]);
    if (!id.success) throw new ApiError('notFound');
    const [row] = await context.db
      .select()
      .from(companyPicture)
      .where(and(eq(companyPicture.id, id.data), isNull(companyPicture.removedAt)));
    if (!row || !(await maySee(context.db, await context.identify(request), row))) throw new ApiError('notFound');
    return reply
      .type(PICTURE_TYPES[row.format])
      .header('cache-control', `private, max-age=${MONTH}, immutable`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(context.files.read(row.storageKey));
  });
}
