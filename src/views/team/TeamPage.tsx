import { useTranslation } from '../ui/useTranslation.tsx';
import { useEmployer } from '../shared/employer/employer.ts';
import { EmployerFrame } from '../shared/employer/EmployerFrame.tsx';
import { TeamSection } from './TeamSection.tsx';

/** /employer/team: who hires for the company. */
export default function TeamPage() {
  const { t } = useTranslation('team');
  return (
    <EmployerFrame title={t('title')}>
      <OwnTeam />
    </EmployerFrame>
  );
}

function OwnTeam() {
  const { user } = useEmployer();
  return <TeamSection email={user.email} />;
}
