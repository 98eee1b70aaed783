import CalendarX2 from '~icons/lucide/calendar-x-2';
import { useTranslation } from '../ui/useTranslation.tsx';
import { interviewRequest } from '../../services/interview/lists.ts';
import { useRequest } from '../core/useRequest.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { InterviewCard } from './InterviewCard.tsx';

interface OneInterviewProps {
  id: string;
  look?: 'card' | 'whole';
  /** The path of the user's interview list. */
  base: '/interviews' | '/employer/interviews';
}

/** An interview by its id, from an email, a notification or a message. Its page needs the texts `interview`. */
export function OneInterview({ id, look = 'whole', base }: OneInterviewProps) {
  const { t } = useTranslation('interview');
  const [state, send] = useRequest(interviewRequest, { id }, { reuse: 'never' });
  const { response, error } = state.context;
  const retry = () => send({ type: 'request.retried' });
  if (response)
    return <InterviewCard interview={response} look={look} headingLevel={look === 'whole' ? 2 : 3} {...(look === 'card' ? { to: `${base}/${id}` } : {})} />;
  if (state.matches('offline')) return <OfflineHere onRetry={retry} />;
  // An invalid id is answered like an interview of somebody else.
  if (state.matches('failure') && (error?.status === 404 || error?.status === 422))
    return (
      <EmptyState
        icon={CalendarX2}
        title={t('none.title')}
        actions={
          <ButtonLink to={base} variant="primary">
            {t('none.action')}
          </ButtonLink>
        }
      >
        {t('none.text')}
      </EmptyState>
    );
  if (state.matches('failure'))
    return (
      <ErrorState title={t('list.failed.title')} onRetry={retry}>
        {t('list.failed.text')}
      </ErrorState>
    );
  return (
    <div aria-busy="true">
      <Skeleton height="260px" />
    </div>
  );
}
