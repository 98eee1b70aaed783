import { useTranslation } from '../ui/useTranslation.tsx';
import { useParams, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import { waitingInterviewsRequest } from '../../services/myJobs.ts';
import { useUser } from '../core/SessionFlow.tsx';
import { useRequest } from '../core/useRequest.ts';
import { SeekerPage } from '../shared/seeker/SeekerPage.tsx';
import { useTitle } from '../core/useTitle.ts';
import { InterviewList } from '../interview/InterviewList.tsx';
import { InterviewTabs, shownOf } from '../interview/InterviewTabs.tsx';
import { chipStyle } from '../ui/Chip.tsx';
import { Link } from '../ui/Link.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { waitingCountStyle } from '../ui/tabs.styles.ts';
import { AppliedJobs } from '../myJobs/AppliedJobs.tsx';
import { CommunicatedJobs } from '../myJobs/CommunicatedJobs.tsx';
import { InterestedList } from '../myJobs/InterestedList.tsx';
import { ProfileViewers } from '../myJobs/ProfileViewers.tsx';
import { Recommendations } from '../myJobs/Recommendations.tsx';
import { SavedList } from '../myJobs/SavedList.tsx';
import { PLACES, RECOMMENDED, type Tab } from '../myJobs/tabs.ts';
import { ViewedJobs } from '../myJobs/ViewedJobs.tsx';

const INTERVIEWS = '/recommended-job/interview';
const lists = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

/** /recommended-job: everything of the user about jobs (specification §2, *My Jobs*), in four sections. */
export default function MyJobsPage() {
  return useUser() ? <OwnJobs /> : <Places waiting={0} />;
}

function OwnJobs() {
  const [{ context }] = useRequest(waitingInterviewsRequest, null);
  return <Places waiting={context.response ?? 0} />;
}

/** @param waiting how many interviews need something from the job seeker */
function Places({ waiting }: { waiting: number }) {
  const { t } = useTranslation('myJobs');
  const { tab } = useParams();
  const place = PLACES.find(({ tabs }) => (tabs as readonly string[]).includes(tab ?? '')) ?? PLACES[0];
  const current = place.tabs.find((name) => name === tab) ?? place.tabs[0];
  const label = waiting > 0 ? t('tab.interview.waiting', { count: waiting }) : null;
  useTitle(t('title'));
  const places = PLACES.map(({ id, tabs }) => ({
    to: `/recommended-job/${tabs[0]}`,
    label: t(`place.${id}`),
    isCurrent: id === place.id,
    ...(id === 'applications' && label !== null ? { waiting: { count: waiting, label } } : {}),
  }));
  return (
    <SeekerPage texts="myJobs" above={<TabLinks label={t('tabs')} tabs={places} />}>
      {place.tabs.length > 1 ? (
        <nav aria-label={t('lists')} className={lists}>
          {place.tabs.map((name) => (
            <Link
              key={name}
              to={`/recommended-job/${name}`}
              aria-current={name === current ? 'page' : undefined}
              className={chipStyle({ isOn: name === current })}
            >
              {t(`tab.${name}`)}
              {name === 'interview' && label !== null ? (
                <span role="img" aria-label={label} title={label} className={waitingCountStyle}>
                  {waiting}
                </span>
              ) : null}
            </Link>
          ))}
        </nav>
      ) : null}
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
      <div className={css({ display: 'grid', gap: '16', maxW: '800px' })}>
        <InterviewTabs base={INTERVIEWS} filter={filter} />
        <InterviewList key={`${filter} ${turned}`} side="seeker" filter={filter} page={turned} base="/interviews" listAt={INTERVIEWS} />
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
