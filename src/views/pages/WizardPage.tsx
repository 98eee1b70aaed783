import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import { Hydrated } from '../core/Hydrated.tsx';
import { SeekerPage } from '../shared/seeker/SeekerPage.tsx';
import { useTitle } from '../core/useTitle.ts';
import { useBoot } from '../core/boot.ts';
import { useSession } from '../core/SessionFlow.tsx';
import { targetAfterSignIn } from '../../machines/login/target.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { WizardSteps } from '../wizard/WizardSteps.tsx';
import { codeOf } from '../core/codeOf.ts';
import { StepBody } from './WizardStepBody.tsx';

const Arrived = lazy(async () => ({ default: (await codeOf(() => import('./WizardArrived.tsx'))).Arrived }));
const FromResume = lazy(async () => ({ default: (await codeOf(() => import('./WizardFromResume.tsx'))).FromResume }));

/** /jobseeker-complete-profile and below (specification §2). */
export default function WizardPage() {
  const { t } = useTranslation('wizard');
  const { place } = useParams();
  const isToken = place !== undefined && place !== '10';
  useTitle(t('title'));
  // The server exchanges a token and removes it from the URL (server/modules/pages/routes.ts); here the user followed a link on the page.
  useEffect(() => {
    if (isToken) window.location.reload();
  }, [isToken]);
  if (isToken) return null;
  return (
    <SeekerPage texts="wizard" className={css({ maxW: { base: '720px', lg: '960px' }, mx: 'auto' })}>
      <Hydrated>
        <Wizard />
      </Hydrated>
    </SeekerPage>
  );
}

/** A user with nothing left to complete continues to their destination. */
function Wizard() {
  const session = useSession();
  const [params] = useSearchParams();
  const { otherSites = [] } = useBoot();
  const redirect = params.get('redirect');
  const [onward] = useState(() => {
    const { user } = session;
    const isComplete = user !== null && user.is_profile_completed && !user.is_profile_update_required;
    return isComplete && redirect !== null ? targetAfterSignIn(session, redirect, otherSites) : null;
  });
  if (params.get('from') === 'resume')
    return (
      <Suspense fallback={<Skeleton height="160px" />}>
        <Arrived />
      </Suspense>
    );
  const resume = params.get('resume');
  if (resume !== null)
    return (
      <Suspense fallback={<Skeleton height="160px" />}>
        <FromResume id={resume} />
      </Suspense>
    );
  return onward ? <Navigate to={onward} replace /> : <WizardSteps StepBody={StepBody} />;
}
