import Plus from '~icons/lucide/plus';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useSignedInEmployer, useIdentity } from '../core/SessionFlow.tsx';
import { useTitle } from '../core/useTitle.ts';
import { useIsAllowed } from '../shared/employer/employer.ts';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { Claim } from '../company/Claim.tsx';
import { EmployerHome } from '../employer/EmployerHome.tsx';
import { EmployerOffer } from '../employer/EmployerOffer.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { SeekerHere } from '../shared/employer/SeekerHere.tsx';
import { Today } from '../employer/today/Today.tsx';

/** /employer: what needs an employer's attention today; the next step for one that isn't approved yet; how to become an employer for anyone else. */
export default function EmployerPage() {
  const { t } = useTranslation(['employer', 'today']);
  const identity = useIdentity();
  const user = useSignedInEmployer();
  useTitle(t(identity === 'employer' ? 'today:title' : 'title'));
  if (user)
    return (
      <EmployerFrame title={t('today:title')} actions={<PostJob />} otherwise={<EmployerHome user={user} Claim={Claim} />}>
        <Today />
      </EmployerFrame>
    );
  return identity === 'seeker' ? <SeekerHere /> : <EmployerOffer />;
}

function PostJob() {
  const { t } = useTranslation('today');
  return useIsAllowed('post-jobs') ? (
    <ButtonLink to="/employer/jobs/new">
      <Plus size={18} aria-hidden="true" />
      {t('first.action')}
    </ButtonLink>
  ) : null;
}
