import CalendarClock from '~icons/lucide/calendar-clock';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { InterviewSide } from '../../../contract/interview-records.ts';
import { interviewPagesRequest } from '../../services/interview/lists.ts';
import { watchChanged } from '../../services/realtime.ts';
import { useRequest } from '../core/useRequest.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { InterviewCard } from './InterviewCard.tsx';

interface InterviewListProps {
  side: InterviewSide;
  filter: 'upcoming' | 'past';
  page: number;
  /** The path under which each has its page. */
  base: '/interviews' | '/employer/interviews';
  /** The path of the list, if it is elsewhere. */
  listAt?: string;
}

const WAY_ON = { seeker: '/recommended-job/applied', employer: '/employer/applicants' } as const;

/** The user's interviews, upcoming or past. Each card keeps itself up to date; the list only loads new ones. */
export function InterviewList({ side, filter, page, base, listAt = base }: InterviewListProps) {
  const { t } = useTranslation('interview');
  const [state, send] = useRequest(interviewPagesRequest, { filter, page }, { reuse: 'never' });
  const { response } = state.context;
  const retry = () => send({ type: 'request.retried' });
  const known = useRef<readonly string[]>([]);
  useEffect(() => {
    known.current = response?.items.map(({ id }) => id) ?? [];
  });
  useEffect(
    () =>
      watchChanged('interview', (id) => {
        if (id === null || !known.current.includes(String(id))) send({ type: 'request.retried' });
      }),
    [send],
  );
  if (!response) {
    if (state.matches('failure'))
      return (
        <ErrorState title={t('list.failed.title')} onRetry={retry}>
          {t('list.failed.text')}
        </ErrorState>
      );
    if (state.matches('offline')) return <OfflineHere onRetry={retry} />;
    return (
      <div aria-busy="true" className={css({ display: 'grid', gap: '12' })}>
        <p role="status" className={css({ color: 'quiet' })}>
          {t(state.hasTag('slow') ? 'slow' : 'loading')}
        </p>
        <Skeleton height="260px" />
        <Skeleton height="260px" />
      </div>
    );
  }
  const { items, meta } = response;
  return (
    <>
      {state.matches('offline') ? <OfflineHere onRetry={retry} /> : null}
      {items.length === 0 ? (
        <EmptyState
          icon={CalendarClock}
          title={t(`empty.${filter}.title`)}
          actions={
            filter === 'upcoming' ? (
              <ButtonLink to={WAY_ON[side]} variant="primary">
                {t(`empty.upcoming.action.${side}`)}
              </ButtonLink>
            ) : null
          }
        >
          {t(`empty.${filter}.text.${side}`)}
        </EmptyState>
      ) : (
        <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' })}>
          {items.map((interview) => (
            <InterviewCard key={interview.id} interview={interview} headingLevel={2} to={`${base}/${interview.id}`} />
          ))}
        </div>
      )}
      <Pagination page={meta.page} pages={Math.ceil(meta.total / meta.size)} hrefOf={(each) => `${listAt}?filter=${filter}&page=${each}`} />
    </>
  );
}
