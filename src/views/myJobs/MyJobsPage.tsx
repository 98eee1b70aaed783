import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import { waitingInterviews } from '../../services/myJobs.ts';
import { watchChanged } from '../../services/realtime.ts';
import { SeekerPage } from '../app/SeekerPage.tsx';
import { useUser } from '../app/SessionFlow.tsx';
import { useTitle } from '../app/useTitle.ts';
import { InterviewList } from '../interview/InterviewList.tsx';
import { InterviewTabs, shownOf } from '../interview/InterviewTabs.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { AppliedJobs } from './AppliedJobs.tsx';
import { CommunicatedJobs } from './CommunicatedJobs.tsx';
import { InterestedList } from './InterestedList.tsx';
import { ProfileViewers } from './ProfileViewers.tsx';
import { Recommendations } from './Recommendations.tsx';
import { SavedList } from './SavedList.tsx';
import { RECOMMENDED, TABS, type Tab } from './tabs.ts';
import { ViewedJobs } from './ViewedJobs.tsx';

/** No wider than a card should be; the tabs as wide as there is room. */
const content = css({ '& > :not(nav:first-of-type)': { maxW: '800px' } });

/** /recommended-job: everything of one's own that is about jobs (specification §2, *My Jobs*). */
export default function MyJobsPage() {
  const { t } = useTranslation('myJobs');
  const { tab } = useParams();
  const waiting = useWaitingInterviews();
  const current = TABS.find((name) => name === tab) ?? 'applied';
  useTitle(t('title'));
  const tabs = TABS.map((name) => ({
    to: `/recommended-job/${name}`,
    label: t(`tab.${name}`),
    isCurrent: name === current,
    ...(name === 'interview' && waiting > 0 ? { dot: t('tab.interview.waiting', { count: waiting }) } : {}),
  }));
  return (
    <SeekerPage texts="myJobs" className={content} above={<TabLinks label={t('tabs')} tabs={tabs} />}>
      <Shown tab={current} />
    </SeekerPage>
  );
}

function Shown({ tab }: { tab: Tab }) {
  const [params] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const list = RECOMMENDED[tab];
  if (list) return <Recommendations list={list} />;
  if (tab === 'interview') {
    const { filter, page: turned } = shownOf(params);
    return (
      <div className={css({ display: 'grid', gap: '16' })}>
        <InterviewTabs base="/recommended-job/interview" filter={filter} />
        <InterviewList key={`${filter} ${turned}`} side="seeker" filter={filter} page={turned} base="/interviews" />
      </div>
    );
  }
  const Part = PARTS[tab as keyof typeof PARTS] ?? AppliedJobs;
  return <Part key={`${tab} ${page}`} page={page} />;
}

const PARTS = {
  applied: AppliedJobs,
  saved: SavedList,
  communicated: CommunicatedJobs,
  viewed: ViewedJobs,
  'interested-in-me': InterestedList,
  'who-viewed-me': ProfileViewers,
} as const;

/** How many interviews wait for something a seeker has to do, as that changes; 0 where it is not known. */
function useWaitingInterviews(): number {
  const userId = useUser()?.id;
  const [waiting, setWaiting] = useState(0);
  useEffect(() => {
    if (userId === undefined) return;
    const stop = new AbortController();
    const look = () => void waitingInterviews(stop.signal).then(setWaiting, () => undefined);
    look();
    const endWatch = watchChanged('interview', look);
    return () => {
      stop.abort();
      endWatch();
    };
  }, [userId]);
  return waiting;
}
