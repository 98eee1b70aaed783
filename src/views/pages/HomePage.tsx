import { lazy, type ReactNode } from 'react';
import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { HomeData } from '../../../contract/reco.ts';
import type { JobCard } from '../../../contract/records.ts';
import { FeatureBanners } from '../banners/FeatureBanners.tsx';
import { useBoot, usePageData } from '../core/boot.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { codeOf } from '../core/codeOf.ts';
import { useUser } from '../core/SessionFlow.tsx';
import { useTitle } from '../core/useTitle.ts';
import { SaveJob } from '../shared/savedJobs/SaveJob.tsx';
import { useSearchForm } from '../shared/search/useSearchForm.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { homeRequest } from '../home/homeRequest.ts';
import { HomeScreen } from '../home/HomeScreen.tsx';
import { SeekerStart } from '../home/SeekerStart.tsx';

const SeekerHome = lazy(() => codeOf(() => import('./SeekerHome.tsx')));
const bannersOf = ({ banners }: HomeData) => <FeatureBanners banners={banners} />;
const saveOf = ({ id, title }: JobCard) => <SaveJob jobId={id} title={title} />;

/** /: what needs the attention of signed-in users; for anyone else, an introduction to the site. */
export default function HomePage() {
  const { t } = useTranslation(['home', 'layout']);
  const { country } = useBoot();
  const user = useUser();
  const form = useSearchForm();
  useTitle(user ? t('layout:nav.home') : t('tab', { place: t(`layout:country.in.${country}`) }));
  if (!user) return <VisitorHome search={<SearchField {...form} />} />;
  return (
    <SeekerStart user={user} search={<SearchField look="compact" {...form} />}>
      <SeekerHome />
    </SeekerStart>
  );
}

/** A visitor's home page, from what the server rendered it with, otherwise from its own request. */
function VisitorHome({ search }: { search: ReactNode }) {
  const { t } = useTranslation(['home', 'layout']);
  const { country } = useBoot();
  const now = useServerNow();
  const given = usePageData('home');
  const [state, send] = useMachine(homeRequest, { input: given ? { response: given } : { payload: null } });
  const failure = state.matches('failure') ? (
    <ErrorState title={t('jobs.failed')} onRetry={() => send({ type: 'request.retried' })} reference={state.context.error?.requestId}>
      {t('jobs.failedHelp')}
    </ErrorState>
  ) : null;
  return (
    <HomeScreen
      data={state.context.response ?? null}
      place={t(`layout:country.in.${country}`)}
      country={country}
      now={now}
      search={search}
      failure={failure}
      saveOf={saveOf}
      bannersOf={bannersOf}
    />
  );
}
