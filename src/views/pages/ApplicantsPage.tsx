import { useTranslation } from '../ui/useTranslation.tsx';
import { useParams, useSearchParams } from 'react-router-dom';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { Applicants } from '../applicants/Applicants.tsx';
import { viewOf } from '../applicants/stages.ts';
import { APPLICANT_PARTS } from './applicantParts.tsx';

/** /employer/applicants and /employer/jobs/:id/applicants: who applied to the company, or for one of its jobs. */
export default function ApplicantsPage() {
  const { t } = useTranslation('applicants');
  const { id } = useParams();
  const [query] = useSearchParams();
  const view = viewOf(id, query);
  return (
    <EmployerFrame title={t('title')}>
      <Applicants view={view} parts={APPLICANT_PARTS} />
    </EmployerFrame>
  );
}
