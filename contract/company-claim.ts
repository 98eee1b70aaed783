import { z } from 'zod';
import { declareCall } from './call.ts';
import { companyPage, uploadCompanyDocument } from './company-workspace.ts';
import { ERRORS } from './errors.ts';
import { companyName, uuid } from './fields.ts';
import { companyMembership } from './recovery.ts';

/**
 * Claiming a company that exists here, from a feed or because the person who ran it left, and that has no members. Entering its name alone gives
 * nobody access. As with the verification of a company, the person proves that it is theirs by a confirmed address at its website's domain, or by
 * documents that the operator reviews. They then become its coordinator. In the reply, `verification` and `documents` are those of the claim; nobody
 * else who claims the company sees them.
 */

/** The person isn't waiting for a company, or the company already has members. */
const notClaimed = [ERRORS.noCompany.code, ERRORS.notAllowedNow.code];

export const getCompanyClaim = declareCall({
  method: 'GET',
  service: 'recruiters',
  path: '/claim',
  summary: 'Get the company without members that the recruiter waits for, and the status of their claim',
  access: 'recruiter',
  reply: companyPage,
  errors: notClaimed,
});
export const uploadClaimDocument = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/claim/documents',
  summary: 'Upload a document for a claim of a company (PDF, PNG, or JPG up to 10 MB), checked by its content',
  access: 'recruiter',
  idempotency: 'stored',
  file: uploadCompanyDocument.file,
  reply: companyPage,
  errors: [...notClaimed, ...uploadCompanyDocument.errors],
});
export const deleteClaimDocument = declareCall({
  method: 'DELETE',
  service: 'recruiters',
  path: '/claim/documents/:id',
  summary: 'Delete a document of a claim',
  access: 'recruiter',
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  reply: companyPage,
  errors: notClaimed,
});
/**
 * With a confirmed address of one's own at the domain of the website the company came with: right away. Otherwise by documents, which the operator
 * reviews.
 */
export const claimCompany = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/claim',
  summary: 'Claim a company that has no members',
  access: 'recruiter',
  idempotency: 'natural',
  body: z.object({ by: z.enum(['domain', 'documents']) }),
  reply: companyPage,
  errors: [...notClaimed, ERRORS.addressUnconfirmed.code],
});

/**
 * As at registration: the person becomes the coordinator of a new company, and waits for an existing one. A person who already has a company stays
 * there.
 */
export const joinCompany = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/company/join',
  summary: 'Name the company the recruiter hires for, if they have none',
  access: 'recruiter',
  idempotency: 'natural',
  body: z.object({ company_name: companyName }),
  reply: companyMembership,
  errors: [ERRORS.notAllowedNow.code, ERRORS.tooManyAttempts.code],
});
