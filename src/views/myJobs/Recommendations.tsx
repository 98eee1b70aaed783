import Sparkles from '~icons/lucide/sparkles';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation, useSearchParams } from 'react-router-dom';
import { css } from '#css/css';
import type { RecommendationList } from '../../../contract/my-jobs.ts';
import { recommendationsRequest } from '../../services/myJobs.ts';
import { useRequest } from '../core/useRequest.ts';
import { chipStyle } from '../ui/Chip.tsx';
import { Link } from '../ui/Link.tsx';
import { listState } from './listState.ts';
import { PagedList } from './PagedList.tsx';
import { RecommendedJob } from './RecommendedJob.tsx';

/** Relevance, Newest, Highest Salary (specification §2), by the sort values of a search. */
const SORTS = [2, 1, 3] as const;

/** Recommended jobs: what the recommendations are based on is shown above them, and on each card. */
export function Recommendations({ list }: { list: RecommendationList }) {
  const { t } = useTranslation('myJobs');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const sort = SORTS.find((each) => String(each) === params.get('sort')) ?? 2;
  const page = Math.max(1, Number(params.get('page')) || 1);
  const [state, send] = useRequest(recommendationsRequest, { list, sort, page });
  const { response } = state.context;
  return (
    <div className={css({ display: 'grid', gap: '16' })}>
      <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', columnGap: '24', rowGap: '12' })}>
        <p className={css({ color: 'quiet', maxW: '68ch' })}>{t(`${list}.text`)}</p>
        {/* An empty list has no order. */}
        {response?.meta.total === 0 ? null : (
          <nav aria-label={t('sort')} className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
            {SORTS.map((each) => (
              <Link
                key={each}
                to={each === 2 ? pathname : `${pathname}?sort=${each}`}
                className={chipStyle({ isOn: each === sort })}
                aria-current={each === sort ? 'true' : undefined}
              >
                {t(`sort.${each}`)}
              </Link>
            ))}
          </nav>
        )}
      </div>
      <PagedList
        state={listState(state)}
        meta={response?.meta}
        query={sort === 2 ? '' : `sort=${sort}`}
        empty={{
          icon: Sparkles,
          title: t(`${list}.empty.title`),
          text: t(`${list}.empty.text`),
          ...(list === 'recommended' ? {} : { action: { to: '/manage-profile', label: t(`${list}.empty.action`) } }),
        }}
        onRetry={() => send({ type: 'request.retried' })}
      >
        {response?.items.map((recommendation) => (
          <RecommendedJob key={recommendation.job.id} recommendation={recommendation} />
        ))}
      </PagedList>
    </div>
  );
}
