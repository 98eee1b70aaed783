export type VerificationStatus = 'none' | 'pending' | 'verified' | 'refused';

export type VerificationEvent =
  /** An admin submits the uploaded documents. */
  | { type: 'documents.submitted' }
  /** A member confirmed an address at the domain of the website its name came with. */
  | { type: 'domain.proven' }
  | { type: 'verification.approved' }
  | { type: 'verification.refused' }
  /** Its registered name or website changed, so the verification no longer applies. */
  | { type: 'company.changed' };

export type VerificationRole = 'admin' | 'operator' | 'system';

/** Who may send each event. The server checks it in the same transaction as the chart. */
export const VERIFICATION_SENDERS: { readonly [Type in VerificationEvent['type']]: VerificationRole } = {
  'documents.submitted': 'admin',
  'domain.proven': 'system',
  'verification.approved': 'operator',
  'verification.refused': 'operator',
  'company.changed': 'system',
};
