import { setup } from 'xstate';
import type { VerificationEvent } from './companyVerification.types.ts';

const asks = { 'documents.submitted': 'pending', 'domain.proven': 'verified' } as const;

/**
 * Whether a company's name is proven: by papers that the operator read, or by the domain of the website its name came with, which a member has an
 * address at. A website its own people typed proves no name: then the domain is confirmed and this chart does not move. Run by the server in the transaction that locked the row, and by the page to know what may be asked. A company that takes another name or
 * website is verified no more.
 */
export const companyVerificationMachine = setup({ types: {} as { events: VerificationEvent } }).createMachine({
  id: 'companyVerification',
  initial: 'none',
  states: {
    none: { on: asks },
    pending: { on: { 'domain.proven': 'verified', 'verification.approved': 'verified', 'verification.refused': 'refused' } },
    refused: { on: { ...asks, 'verification.approved': 'verified' } },
    verified: { on: { 'company.changed': 'none', 'verification.refused': 'refused' } },
  },
});
