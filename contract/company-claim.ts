import { z } from 'zod';
import { declareCall } from './call.ts';
import { companyPage, uploadCompanyDocument } from './company-workspace.ts';
import { ERRORS } from './errors.ts';
import { companyName, uuid } from './fields.ts';
import { companyMembership } from './recovery.ts';

/**
 * Taking over a company that is known here, from a feed or because whoever ran it left, and that nobody is in. Typing its name gives nobody
 * anything: who waits for it shows that it is theirs, by a confirmed address at its website's domain or by papers that the operator reads, as a
 * company that is run shows itself to be itself. They coordinate it from then on. In the page that answers, `verification` and `documents` are
 * those of the claim, seen by nobody else who claims it.
 */

/** Nobody's company waited for; a company that somebody runs. */
const notClaimed = [ERRORS.noCompany.code, ERRORS.notAllowedNow.code];

export const getCompanyClaim = declareCall({
  method: 'GET',
  service: 'recruiters',
  path: '/claim',
  summary: 'The company one waits for that nobody is in, and where one’s claim of it stands',
  access: 'recruiter',
  reply: companyPage,
  errors: notClaimed,
});
export const uploadClaimDocument = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/claim/documents',
  summary: 'A paper that shows the company to be one’s own (PDF, PNG or JPG, 10 MB), judged by its content',
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
  summary: 'Take a paper of a claim away',
  access: 'recruiter',
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  reply: companyPage,
  errors: notClaimed,
});
/** By one's own confirmed address at the domain of the website the company came with, at once; else by papers, which wait for the operator. */
export const claimCompany = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/claim',
  summary: 'Ask for a company that nobody is in',
  access: 'recruiter',
  idempotency: 'natural',
  body: z.object({ by: z.enum(['domain', 'documents']) }),
  reply: companyPage,
  errors: [...notClaimed, ERRORS.addressUnconfirmed.code],
});

/** As at registration: a company nobody knows is one's own, one that is known is waited for. Who is in one stays there. */
export const joinCompany = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/company/join',
  summary: 'Name the company one hires for, where one is in none',
  access: 'recruiter',
  idempotency: 'natural',
  body: z.object({ company_name: companyName }),
  reply: companyMembership,
  errors: [ERRORS.notAllowedNow.code, ERRORS.tooManyAttempts.code],
});
