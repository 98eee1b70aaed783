import { useTranslation } from 'react-i18next';
import { useSession } from '../core/SessionFlow.tsx';
import { useTitle } from '../core/useTitle.ts';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { EmployerHome } from './EmployerHome.tsx';
import { EmployerOffer } from './EmployerOffer.tsx';
import { SeekerHere } from '../shared/employer/SeekerHere.tsx';
import { Today } from './today/Today.tsx';

/** /employer: what waits for an employer today; the way on for who is not let in yet; for whoever is not one yet, the way to become one. */
export default function EmployerPage() {
  const { t } = useTranslation(['employer', 'today']);
  const { kind, user } = useSession();
  useTitle(t(kind === 'recruiter' ? 'today:title' : 'title'));
  if (kind === 'recruiter' && user)
    return (
      <EmployerFrame title={t('today:title')} otherwise={<EmployerHome user={user} />}>
        <Today />
      </EmployerFrame>
    );
  return kind === 'seeker' ? <SeekerHere /> : <EmployerOffer />;
}
