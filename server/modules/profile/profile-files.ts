import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { deleteAvatar, deleteCertificate, drawAvatars, uploadAvatar, uploadCertificate } from '../../../contract/profile-files.ts';
import type { Profile } from '../../../contract/profile.ts';
import { LIMITS } from '../../../contract/limits.ts';
import type { FileStore, StagedFile } from '../../adapters/files.ts';
import type { Queryable } from '../../db/client.ts';
import { user } from '../../db/schema/auth.ts';
import { license, profile } from '../../db/schema/profile.ts';
import { ApiError } from '../../http/errors.ts';
import { setUserCookie } from '../identity/cookies.ts';
import { currentUserOf } from '../identity/current-user.ts';
import { writeProfile } from './basic-info.ts';
import { facePath } from '../drawings/face-address.ts';
import { quotaDay, quotaUsed } from './quota/quota.ts';
import { spend, type Quota } from './quota/spend.ts';
import { cleanFilename } from './filename.ts';
import { judgePdf } from '../../file-formats/pdf.ts';
import { peekInto } from '../../file-formats/peek.ts';
import { judgePicture } from '../../file-formats/picture.ts';
import { takePicture } from '../../file-formats/take-picture.ts';
import { defineRoute } from './context.ts';

type Attachment = NonNullable<Profile['license_certifications'][number]['attachment']>;

/** `avatars|certificates/<owner>/<file>`, both UUIDs. */
const KEY = /^(avatars|certificates)\/[\da-f-]{36}\/[\da-f-]{36}$/;
/** Where photos are served. The last part is that of the file's key. */
export const AVATAR_PATH = '/api/jobseekers/avatar/';

const DRAWINGS: Quota = { kind: 'avatar', most: LIMITS.avatarDrawings, refusal: 'avatarDrawingsUsed' };

/** The previous file stays until the sweep (server/jobs/files.ts), because the commit may still fail. */
async function keepAvatar(db: Queryable, files: FileStore, userId: string, file: StagedFile, now: Date): Promise<void> {
  const { file: bare, format } = await takePicture(file, { refusal: 'imageUnsupported', formats: ['jpg', 'png', 'bmp'] });
  const id = randomUUID();
  const avatarKey = `avatars/${userId}/${id}`;
  await writeProfile(db, userId, { avatarKey, avatarFormat: format }, now);
  await db
    .update(user)
    .set({ image: `${AVATAR_PATH}${id}`, updatedAt: now })
    .where(eq(user.id, userId));
  await files.keep(bare, avatarKey);
}

/** The format of a certificate or document, by its content. @throws ApiError certificateUnsupported, fileIncomplete */
export async function judgeCertificate(file: StagedFile): Promise<Attachment['format']> {
  const picture = await judgePicture(file.path, file.size);
  if (picture && picture.format !== 'bmp' && picture.verdict === 'whole') return picture.format;
  const verdict = picture ? picture.verdict : await peekInto(file.path, file.size, judgePdf);
  if (!picture && verdict === 'whole') return 'pdf';
  throw new ApiError(verdict === 'cutOff' ? 'fileIncomplete' : 'certificateUnsupported');
}

/** A certificate's name for display, with the extension of its actual format. */
export function certificateName(given: string, format: Attachment['format']): string {
  return cleanFilename(given.replace(/\.(pdf|png|jpe?g|bmp)$/i, ''), 'pdf').replace(/pdf$/, format);
}

async function keepCertificate(db: Queryable, files: FileStore, userId: string, id: string, file: StagedFile): Promise<Attachment> {
  const format = await judgeCertificate(file);
  const attachment = { filename: certificateName(file.filename, format), format, size: file.size };
  const attachmentKey = `certificates/${userId}/${randomUUID()}`;
  const [row] = await db.update(license).set({ attachment, attachmentKey }).where(ownLicense(userId, id)).returning({ id: license.id });
  if (!row) throw new ApiError('notFound');
  await files.keep(file, attachmentKey);
  return attachment;
}

const ownLicense = (userId: string, id: string) => and(eq(license.id, id), eq(license.userId, userId));

/** Which of these files belong to no profile anymore. */
export async function profileOrphansAmong(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const own = keys.filter((key) => KEY.test(key));
  if (own.length === 0) return [];
  const avatars = await db.select({ key: profile.avatarKey }).from(profile).where(inArray(profile.avatarKey, own));
  const certificates = await db.select({ key: license.attachmentKey }).from(license).where(inArray(license.attachmentKey, own));
  const known = new Set([...avatars, ...certificates].map(({ key }) => key));
  return own.filter((key) => !known.has(key));
}

/** Every file of a person's profile. */
export async function profileFilesOf(db: Queryable, userId: string): Promise<string[]> {
  const avatars = await db.select({ key: profile.avatarKey }).from(profile).where(eq(profile.userId, userId));
  const certificates = await db.select({ key: license.attachmentKey }).from(license).where(eq(license.userId, userId));
  return [...avatars, ...certificates].flatMap(({ key }) => (key === null ? [] : [key]));
}

export const profileFileRoutes = [
  defineRoute(uploadAvatar, async ({ context, db, caller, file, now, reply }) => {
    await keepAvatar(db, context.files, caller.userId, file, now);
    const me = await currentUserOf(db, caller.userId, now);
    setUserCookie(context, reply, me);
    return me;
  }),
  defineRoute(drawAvatars, async ({ db, caller, country, now }) => {
    await spend(db, caller.userId, DRAWINGS, randomUUID(), now);
    const used = await quotaUsed(db, caller.userId, DRAWINGS.kind, quotaDay(now));
    // Chosen at random. The market they're browsing is the only thing it depends on.
    const faces = Array.from({ length: LIMITS.avatarChoices }, (_, index) =>
      facePath({ key: randomBytes(8).toString('hex'), look: index % 2 === 0 ? 'f' : 'm', market: country.code }),
    );
    return { faces, left: DRAWINGS.most - used };
  }),
  defineRoute(deleteAvatar, async ({ context, db, caller, now, reply }) => {
    await writeProfile(db, caller.userId, { avatarKey: null, avatarFormat: null }, now);
    await db.update(user).set({ image: null, updatedAt: now }).where(eq(user.id, caller.userId));
    const me = await currentUserOf(db, caller.userId, now);
    setUserCookie(context, reply, me);
    return me;
  }),
  defineRoute(uploadCertificate, ({ context, db, caller, params, file }) => keepCertificate(db, context.files, caller.userId, params.id, file)),
  defineRoute(deleteCertificate, async ({ db, caller, params }) => {
    await db.update(license).set({ attachment: null, attachmentKey: null }).where(ownLicense(caller.userId, params.id));
    return null;
  }),
];
