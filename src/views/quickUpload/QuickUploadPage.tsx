import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useNavigate } from 'react-router-dom';
import { css } from '#css/css';
import { quickUpload } from '../../services/quickUpload.ts';
import { useIdentity } from '../core/SessionFlow.tsx';
import { useTitle } from '../core/useTitle.ts';
import { ResumeUpload } from '../shared/resume/ResumeUpload.tsx';
import { TermsLinks } from '../ui/TermsLinks.tsx';
import { TextLink } from '../ui/TextLink.tsx';

const WIZARD = '/jobseeker-complete-profile?from=resume';
const frame = css({ maxW: '560px', mx: 'auto', px: '16', py: { base: '24', md: '72' }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24' });

/** /quick-upload-resume: a visitor uploads a resume, creates an account, and finds the profile filled in. */
export default function QuickUploadPage() {
  const { t } = useTranslation('quickUpload');
  useTitle(t('title'));
  const identity = useIdentity();
  const navigate = useNavigate();
  // A canceled upload starts again.
  const [visit, setVisit] = useState(0);
  const goOn = () => void navigate(identity === 'seeker' ? WIZARD : `/get-started?mode=register&redirect=${encodeURIComponent(WIZARD)}`);
  return (
    <div className={frame}>
      <header>
        <h1 className={css({ textStyle: 'page', mb: '8' })}>{t('title')}</h1>
        <p className={css({ color: 'quiet', maxW: '60ch' })}>{t('intro')}</p>
      </header>
      <Upload key={visit} onStored={goOn} onStopped={() => setVisit(visit + 1)} />
      <div className={css({ fontSize: '13', color: 'quiet' })}>
        <p>{t('kept')}</p>
        <TermsLinks />
      </div>
      <p className={css({ color: 'quiet' })}>
        {t('without')} <TextLink to="/get-started?mode=register">{t('register')}</TextLink>
      </p>
    </div>
  );
}

function Upload({ onStored, onStopped }: { onStored: () => void; onStopped: () => void }) {
  const upload = useActorRef(quickUpload, { input: { place: 'apply', attached: 0 } });
  const end = useSelector(upload, (state) => (state.matches('stored') ? onStored : state.matches('cancelled') ? onStopped : null));
  useEffect(() => end?.(), [end]);
  return <ResumeUpload upload={upload} isOnlyWay />;
}
