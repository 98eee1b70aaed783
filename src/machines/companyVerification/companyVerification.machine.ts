import { setup } from 'xstate';
import type { VerificationEvent } from './companyVerification.types.ts';

const asks = { 'documents.submitted': 'pending', 'domain.proven': 'verified' } as const;

/**
 * Whether a company is known to be the one it says: by the domain of its website, which a member has an address at, or by papers that the operator
 * read. Run by the server in the transaction that locked the row, and by the page to know what may be asked. A company that takes another name or
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
