import { useTranslation } from '../ui/useTranslation.tsx';
import { Navigate, useParams } from 'react-router-dom';
import { Hydrated } from '../core/Hydrated.tsx';
import { SeekerPage } from '../shared/seeker/SeekerPage.tsx';
import { useTitle } from '../core/useTitle.ts';
import { TabLinks } from '../ui/TabLinks.tsx';
import { LoadedTabs } from './LoadedTabs.tsx';
import { TABS, type Tab } from './tabs.ts';

/** /manage-profile/{tab} (specification §2): the user's profile, resumes and job preferences. */
export default function ManageProfilePage() {
  const { t } = useTranslation('profile');
  const { tab } = useParams();
  const current: Tab | undefined = tab === undefined ? 'profile' : TABS.find((name) => name === tab);
  useTitle(current ? `${t(`tab.${current}`)} · ${t('title')}` : t('title'));
  if (current === undefined) return <Navigate to="/manage-profile" replace />;
  return (
    <SeekerPage texts="profile">
      <TabLinks
        label={t('tabs')}
        tabs={TABS.map((name) => ({
          to: name === 'profile' ? '/manage-profile' : `/manage-profile/${name}`,
          label: t(`tab.${name}`),
          isCurrent: name === current,
        }))}
      />
      <Hydrated>
        <LoadedTabs tab={current} />
      </Hydrated>
    </SeekerPage>
  );
}
