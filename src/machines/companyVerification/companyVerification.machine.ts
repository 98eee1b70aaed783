import { setup } from 'xstate';
import type { VerificationEvent } from './companyVerification.types.ts';

const requests = { 'documents.submitted': 'pending', 'domain.proven': 'verified' } as const;

/**
 * Whether a company's name is verified: with documents that the operator reviewed, or with the domain of the website its name came with, at which a
 * member has an address. A website typed by its own members proves no name: the domain is confirmed, and this chart doesn't move. The server runs it
 * in the transaction that locked the row, and the page uses it to know what can be requested. A company that changes its name or website loses its
 * verification.
 */
export const companyVerificationMachine = setup({ types: {} as { events: VerificationEvent } }).createMachine({
  id: 'companyVerification',
  initial: 'none',
  states: {
    none: { on: requests },
    pending: { on: { 'domain.proven': 'verified', 'verification.approved': 'verified', 'verification.refused': 'refused' } },
    refused: { on: { ...requests, 'verification.approved': 'verified' } },
    verified: { on: { 'company.changed': 'none', 'verification.refused': 'refused' } },
  },
});
