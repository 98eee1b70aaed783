import UserRoundSearch from '~icons/lucide/user-round-search';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { profileViewersRequest } from '../../services/myJobs.ts';
import { useRequest } from '../core/useRequest.ts';
import { useServerNow } from '../core/useServerNow.ts';
import { companyPath } from '../../lib/search-url/company-url.ts';
import { CompanyMark } from '../ui/CompanyMark.tsx';
import { CompanyName } from '../ui/CompanyName.tsx';
import { Filled } from '../ui/Filled.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { TimeAgo } from '../ui/TimeAgo.tsx';
import { CardNote } from './CardNote.tsx';
import { listState } from './listState.ts';
import { PagedList } from './PagedList.tsx';

const row = css({ display: 'flex', gap: '12', alignItems: 'flex-start', p: '12' });

/** The companies that viewed the user's profile or resume, each once. */
export function ProfileViewers({ page }: { page: number }) {
  const { t } = useTranslation('myJobs');
  const now = useServerNow();
  const [state, send] = useRequest(profileViewersRequest, { page });
  const { response } = state.context;
  return (
    <PagedList
      state={listState(state)}
      meta={response?.meta}
      empty={{
        icon: UserRoundSearch,
        title: t('viewers.empty.title'),
        text: t('viewers.empty.text'),
        action: { to: '/manage-profile', label: t('empty.profile') },
      }}
      onRetry={() => send({ type: 'request.retried' })}
    >
      {response?.items.map(({ company, job, viewed_at: at }) => (
        <article key={company.id} className={row}>
          <CompanyMark logo={company.logo} />
          <div className={css({ display: 'grid', gap: '4', minW: '0' })}>
            <h2 className={css({ fontWeight: '600', overflowWrap: 'anywhere' })}>
              <TextLink to={companyPath(company)} variant="plain">
                <CompanyName name={company.name} isVerified={company.is_verified} />
              </TextLink>
            </h2>
            {job ? (
              <p>
                <Filled text={(title) => t('viewers.for', { job: title })}>
                  <TextLink to={job.url}>{job.title}</TextLink>
                </Filled>
              </p>
            ) : null}
            <CardNote>
              <TimeAgo at={at} now={now} />
            </CardNote>
          </div>
        </article>
      ))}
    </PagedList>
  );
}
