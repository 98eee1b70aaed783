import { useTranslation } from 'react-i18next';
import { useSession } from '../app/SessionFlow.tsx';
import { useTitle } from '../app/useTitle.ts';
import { EmployerHome } from './EmployerHome.tsx';
import { EmployerOffer } from './EmployerOffer.tsx';
import { SeekerHere } from './SeekerHere.tsx';

/** /employer: an employer's own page; for whoever is not one yet, the way to become one. */
export default function EmployerPage() {
  const { t } = useTranslation('employer');
  const { kind, user } = useSession();
  useTitle(t(kind === 'recruiter' ? 'home.title' : 'title'));
  if (kind === 'recruiter' && user) return <EmployerHome user={user} />;
  return kind === 'seeker' ? <SeekerHere /> : <EmployerOffer />;
}
