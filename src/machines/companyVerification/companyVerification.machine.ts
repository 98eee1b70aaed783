import { setup } from 'xstate';
import { sentBy } from '../senders.ts';
import type { VerificationEvent, VerificationRole } from './companyVerification.types.ts';

const admin = sentBy<VerificationRole>('admin');
const operator = sentBy<VerificationRole>('operator');
const system = sentBy<VerificationRole>('system');

const requests = { 'documents.submitted': admin('pending'), 'domain.proven': system('verified') };

/**
 * Whether a company's name is verified: with documents that the operator reviewed, or with the domain of the website its name came with, at which a
 * member has an address. A website typed by its own members proves no name: the domain is confirmed, and this chart doesn't move. The server runs it
 * in the transaction that locked the row, and the page uses it to know what can be requested. A company that changes its name or website loses its
 * verification.
 */
export const companyVerificationMachine = setup({ types: {} as { events: VerificationEvent; meta: { by: readonly VerificationRole[] } } }).createMachine({
  id: 'companyVerification',
  initial: 'none',
  states: {
    none: { on: requests },
    pending: { on: { 'domain.proven': system('verified'), 'verification.approved': operator('verified'), 'verification.refused': operator('refused') } },
    refused: { on: { ...requests, 'verification.approved': operator('verified') } },
    verified: { on: { 'company.changed': system('none'), 'verification.refused': operator('refused') } },
  },
});
