import type { ComponentType } from 'react';

/** Parts of other features on an applicant's page; `pages/` passes them in. */
export interface ApplicantParts {
  Interviews: ComponentType<{ applicationId: string }>;
  /** The comparison of the application with its job. @param name the applicant's @param company the job's company */
  Analysis: ComponentType<{ applicationId: string; name: string; company: string }>;
}
