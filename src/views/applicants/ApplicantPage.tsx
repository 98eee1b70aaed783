import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { EmployerFrame } from '../employer/EmployerFrame.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Applicant } from './Applicant.tsx';

/** /employer/applicants/:applicationId: one applicant. */
export default function ApplicantPage() {
  const { t } = useTranslation('applicants');
  const { applicationId = '' } = useParams();
  const [name, setName] = useState<string | null>(null);
  return (
    <EmployerFrame title={name ?? t('one.title')} back={<TextLink to="/employer/applicants">{t('back')}</TextLink>}>
      <Applicant key={applicationId} id={applicationId} onNamed={setName} />
    </EmployerFrame>
  );
}
