import { lazy, Suspense } from 'react';
import { Analysis } from '../analysis/Analysis.tsx';
import type { ApplicantParts } from '../applicants/ApplicantParts.ts';
import { codeOf } from '../core/codeOf.ts';

const InterviewsOf = lazy(() => codeOf(() => import('../interview/InterviewsOf.tsx')).then((module) => ({ default: module.InterviewsOf })));

/** The parts of an applicant, for an employer. */
export const APPLICANT_PARTS: ApplicantParts = {
  Interviews: ({ applicationId }) => (
    <Suspense>
      <InterviewsOf applicationId={applicationId} base="/employer/interviews" />
    </Suspense>
  ),
  Analysis: ({ applicationId, name, company }) => <Analysis of={{ side: 'employer', id: applicationId }} name={name} company={company} />,
};
