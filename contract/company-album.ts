import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import type { CompanyAccess } from './team-rules.ts';

/** Photos of life at a company, uploaded by its team (specification §2, *Company page*: album). */

/** A photo as everyone sees it, with its width and height in pixels. */
export const albumPicture = z.object({
  id: uuid,
  src: z.string(),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** It is shown at the top of the company's page. */
  is_cover: z.boolean(),
});
export type AlbumPicture = z.output<typeof albumPicture>;

/** The same as the company's team sees it. Only they see it until it has a description (`alt`). */
export const ownPicture = albumPicture.extend({ alt: z.string().nullable() });
export type OwnPicture = z.output<typeof ownPicture>;

const album = z.array(ownPicture);
const byId = z.object({ id: uuid });
const company: CompanyAccess = { rows: 'company', action: 'editCompany' };
const refusals = [ERRORS.noCompany.code, ERRORS.companyEditRefused.code];

export const uploadCompanyPicture = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/company/pictures',
  summary: 'Upload a photo for the company’s page (JPG, PNG, or BMP up to 10 MB, at most 12), checked by its content; the first becomes the cover',
  access: 'recruiter',
  company,
  idempotency: 'stored',
  file: { field: 'picture', maxBytes: LIMITS.companyPictureBytes },
  reply: album,
  errors: [...refusals, ERRORS.fileTooLarge.code, ERRORS.fileEmpty.code, ERRORS.fileIncomplete.code, ERRORS.imageUnsupported.code, ERRORS.tooManyRecords.code],
});

/** What a photo shows, for people who can't see it. Empty becomes null, and then the photo isn't shown. */
export const pictureAlt = z
  .string()
  .trim()
  .max(LIMITS.pictureAltLength, 'tooLong')
  .transform((text) => text || null)
  .nullable();

export const changeCompanyPicture = declareCall({
  method: 'PATCH',
  service: 'recruiters',
  path: '/company/pictures/:id',
  summary: 'Describe a photo, or make it the cover',
  access: 'recruiter',
  company,
  idempotency: 'natural',
  params: byId,
  body: z.object({ alt: pictureAlt.optional(), is_cover: z.literal(true).optional() }),
  reply: album,
  errors: [...refusals, ERRORS.notFound.code],
});

export const orderCompanyPictures = declareCall({
  method: 'PUT',
  service: 'recruiters',
  path: '/company/pictures/order',
  summary: 'Reorder the photos; those not named keep their order at the end',
  access: 'recruiter',
  company,
  idempotency: 'natural',
  body: z.object({ ids: z.array(uuid).max(LIMITS.companyPictures) }),
  reply: album,
  errors: [...refusals, ERRORS.notFound.code],
});

export const removeCompanyPicture = declareCall({
  method: 'DELETE',
  service: 'recruiters',
  path: '/company/pictures/:id',
  summary: 'Remove a photo; it can be restored for an hour',
  access: 'recruiter',
  company,
  idempotency: 'natural',
  params: byId,
  reply: album,
  errors: [...refusals, ERRORS.notFound.code],
});

export const restoreCompanyPicture = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/company/pictures/:id/restore',
  summary: 'Restore a removed photo to its place',
  access: 'recruiter',
  company,
  idempotency: 'natural',
  params: byId,
  reply: album,
  errors: [...refusals, ERRORS.notFound.code, ERRORS.tooManyRecords.code],
});
