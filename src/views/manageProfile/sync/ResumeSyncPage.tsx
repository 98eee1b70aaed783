import { useTranslation } from '../../ui/useTranslation.tsx';
import { useParams } from 'react-router-dom';
import { Hydrated } from '../../core/Hydrated.tsx';
import { SeekerPage } from '../../shared/seeker/SeekerPage.tsx';
import { useTitle } from '../../core/useTitle.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ResumeSync } from './ResumeSync.tsx';

/** /manage-profile/resume/{id}/sync: imports a resume into the profile. */
export default function ResumeSyncPage() {
  const { t } = useTranslation('resumeSync');
  const { resumeId = '' } = useParams();
  useTitle(t('title'));
  return (
    <SeekerPage texts="resumeSync">
      <Hydrated>
        <ResumeSync
          key={resumeId}
          resumeId={resumeId}
          leave={<ButtonLink to="/manage-profile/resume">{t('leave')}</ButtonLink>}
          back={
            <ButtonLink to="/manage-profile/resume" variant="plain">
              {t('toResumes')}
            </ButtonLink>
          }
          typeIn={
            <ButtonLink to="/manage-profile" variant="primary">
              {t('typeIn')}
            </ButtonLink>
          }
          done={
            <ButtonLink to="/manage-profile" variant="primary">
              {t('toProfile')}
            </ButtonLink>
          }
        />
      </Hydrated>
    </SeekerPage>
  );
}
