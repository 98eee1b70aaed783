import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { AGREED } from '../../machines/interview/statuses.ts';
import { applicationsRequest } from '../../services/applications.ts';
import { interviewsRequest } from '../../services/interview/lists.ts';
import { unreadChatsRequest } from '../../services/myJobs.ts';
import { useRequest } from '../core/useRequest.ts';
import { useTexts } from '../core/useTexts.ts';
import { NextInterview } from '../interview/NextInterview.tsx';
import { PickTime } from '../interview/PickTime.tsx';
import { ApplicationCard } from '../myJobs/ApplicationCard.tsx';
import { moveOf } from '../myJobs/moveOf.ts';
import { Picks } from '../myJobs/Picks.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { SectionLink } from '../ui/SectionLink.tsx';
import { FirstSteps } from '../home/FirstSteps.tsx';
import { NewMessage } from '../home/NewMessage.tsx';

const THEIRS = 5;
const cols = css({
  display: 'grid',
  gap: '32',
  gridTemplateColumns: 'minmax(0, 1fr)',
  lg: { '&:has(> aside)': { gridTemplateColumns: 'minmax(0, 1fr) 344px', columnGap: '48', alignItems: 'start' } },
});
const main = css({
  display: { base: 'contents', lg: 'grid' },
  gap: '32',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& article + article': { borderBlockStart: '1px solid {colors.line}' },
});
/** On a phone, the next interview comes between the user's own tasks and everything else. */
const later = css({ display: 'grid', gap: '32', gridTemplateColumns: 'minmax(0, 1fr)', lgDown: { order: '2' } });
const aside = css({ lgDown: { order: '1' } });
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: '8' });

/** What needs a job seeker's attention, whose turn each thing is, and matching jobs. */
export default function SeekerHome() {
  useTexts('seekerHome', 'myJobs', 'interview', 'job');
  const { t } = useTranslation('seekerHome');
  const [applications, askApplications] = useRequest(applicationsRequest, { page: 1 });
  const [interviews, askInterviews] = useRequest(interviewsRequest, { filter: 'upcoming' }, { reuse: 'never' });
  const [chats, askChats] = useRequest(unreadChatsRequest, { page: 1 });
  const requests = [
    { state: applications, ask: askApplications },
    { state: interviews, ask: askInterviews },
    { state: chats, ask: askChats },
  ];
  // An offer stays in its place after it is answered, with the result.
  const [offered, setOffered] = useState<readonly string[]>([]);
  const ahead = interviews.context.response?.items ?? [];
  const fresh = ahead.filter(({ id, status }) => status === 'pending' && !offered.includes(id)).map(({ id }) => id);
  if (fresh.length > 0) setOffered([...offered, ...fresh]);
  const offers = ahead.filter(({ id }) => offered.includes(id));
  const next = ahead
    .filter(({ status, starts_at: at }) => AGREED.includes(status) && at !== null)
    .toSorted((one, other) => Date.parse(one.starts_at ?? '') - Date.parse(other.starts_at ?? ''))[0];
  const applied = applications.context.response?.items ?? [];
  const yours = applied.filter((each) => moveOf(each) === 'you' && !ahead.some(({ id }) => id === each.interview?.id));
  const theirs = applied.filter((each) => moveOf(each) === 'them');
  const unread = chats.context.response?.items ?? [];
  const waiting = ahead.filter(({ status }) => status === 'pending').length + yours.length + unread.length;
  const isLoaded = applications.context.response !== undefined && interviews.context.response !== undefined;
  const isNew = isLoaded && applied.length === 0 && ahead.length === 0 && unread.length === 0;
  const failed = requests.filter(({ state }) => state.matches('failure'));
  const toAll = <SectionLink to="/recommended-job/applied">{t('all')}</SectionLink>;
  return (
    <>
      {isLoaded && !isNew ? (
        <p className={css({ color: 'quiet' })}>
          {waiting > 0 ? t('yours', { count: waiting }) : t('yours.none')} {theirs.length > 0 ? t('theirs', { count: theirs.length }) : null}
        </p>
      ) : null}
      {failed.length > 0 ? (
        <Callout
          severity="error"
          actions={
            <Button size="small" onClick={() => failed.forEach(({ ask }) => ask({ type: 'request.retried' }))}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('failed')}
        </Callout>
      ) : null}
      <div className={cols}>
        <div className={main}>
          {!isLoaded && failed.length === 0 ? (
            <div aria-busy="true" className={css({ display: 'grid', gap: '16' })}>
              {[0, 1, 2].map((each) => (
                <Skeleton key={each} height="72px" />
              ))}
            </div>
          ) : null}
          {isNew ? <FirstSteps /> : null}
          {offers.length + yours.length + unread.length > 0 ? (
            <section aria-labelledby="your-move">
              <h2 id="your-move" className={css({ textStyle: 'section' })}>
                {t('myJobs:move.you')}
              </h2>
              {offers.map((interview) => (
                <PickTime key={interview.id} interview={interview} />
              ))}
              {yours.map((application) => (
                <ApplicationCard key={application.id} application={application} isBrief />
              ))}
              {unread.map((each) => (
                <NewMessage key={each.id} chat={each} />
              ))}
            </section>
          ) : null}
          <div className={later}>
            {theirs.length > 0 ? (
              <section aria-labelledby="their-move">
                <div className={head}>
                  <h2 id="their-move" className={css({ textStyle: 'section' })}>
                    {t('myJobs:move.them')}
                  </h2>
                  {toAll}
                </div>
                {theirs.slice(0, THEIRS).map((application) => (
                  <ApplicationCard key={application.id} application={application} isBrief />
                ))}
              </section>
            ) : null}
            {theirs.length === 0 && applied.length > 0 ? <p>{toAll}</p> : null}
            <Picks />
          </div>
        </div>
        {next?.starts_at ? (
          <aside className={aside}>
            <NextInterview interview={next} at={next.starts_at} />
          </aside>
        ) : null}
      </div>
    </>
  );
}
