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
