import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useParams } from 'react-router-dom';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { Applicant } from '../applicants/Applicant.tsx';
import { APPLICANT_PARTS } from './applicantParts.tsx';

/** /employer/applicants/:applicationId: one applicant. */
export default function ApplicantPage() {
  const { t } = useTranslation('applicants');
  const { applicationId = '' } = useParams();
  const [name, setName] = useState<string | null>(null);
  return (
    <EmployerFrame title={name ?? t('one.title')} back={<BackLink to="/employer/applicants">{t('back')}</BackLink>}>
      <Applicant key={applicationId} id={applicationId} parts={APPLICANT_PARTS} onNamed={setName} />
    </EmployerFrame>
  );
}
