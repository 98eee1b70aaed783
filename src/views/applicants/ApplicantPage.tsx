import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { css } from '#css/css';
import { EmployerFrame } from '../employer/EmployerFrame.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { Applicant } from './Applicant.tsx';

/** /employer/applicants/:applicationId: one applicant. */
export default function ApplicantPage() {
  const { t } = useTranslation('applicants');
  const { applicationId = '' } = useParams();
  const [name, setName] = useState<string | null>(null);
  return (
    <EmployerFrame
      title={name ?? t('one.title')}
      back={
        <TextLink to="/employer/applicants" className={css({ justifySelf: 'start', py: '12', my: '-12px' })}>
          {t('back')}
        </TextLink>
      }
    >
      <Applicant key={applicationId} id={applicationId} onNamed={setName} />
    </EmployerFrame>
  );
}
