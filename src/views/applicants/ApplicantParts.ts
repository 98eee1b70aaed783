import type { ComponentType } from 'react';

/** What an applicant's page shows of other features; `pages/` gives it. */
export interface ApplicantParts {
  Interviews: ComponentType<{ applicationId: string }>;
  /** The application held against its job. @param company of the job */
  Analysis: ComponentType<{ applicationId: string; company: string }>;
}
