import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { interviewsRequest } from '../../services/interview/lists.ts';
import { useRequest } from '../core/useRequest.ts';
import { Button } from '../ui/Button.tsx';
import { InterviewCard } from './InterviewCard.tsx';

interface InterviewsOfProps {
  applicationId: string;
  /** The path of the user's interview list. */
  base: '/interviews' | '/employer/interviews';
}

/** The interviews of an application, for either side; nothing until there is one. Its page needs the texts `interview`. */
export function InterviewsOf({ applicationId, base }: InterviewsOfProps) {
  const { t } = useTranslation(['interview', 'common']);
  const [state, send] = useRequest(interviewsRequest, { application_id: applicationId }, { reuse: 'never' });
  const { response } = state.context;
  if (!response && state.matches('failure'))
    return (
      <p className={css({ color: 'quiet' })}>
        {t('of.failed')}{' '}
        <Button size="small" onClick={() => send({ type: 'request.retried' })}>
          {t('common:retry')}
        </Button>
      </p>
    );
  if (!response || response.items.length === 0) return null;
  return (
    <section aria-labelledby="interviews-of" className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })}>
      <h2 id="interviews-of" className={css({ textStyle: 'section' })}>
        {t('of.title')}
      </h2>
      {response.items.map((interview) => (
        <InterviewCard key={interview.id} interview={interview} to={`${base}/${interview.id}`} />
      ))}
    </section>
  );
}
