import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { interviewsRequest } from '../../services/interview/lists.ts';
import { watchChanged } from '../../services/realtime.ts';
import { InterviewCard } from '../interview/InterviewCard.tsx';
import { Button } from '../ui/Button.tsx';

/** The interviews of an application; nothing until there is one. */
export function OwnInterviews({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation(['application', 'common']);
  const [state, send] = useMachine(interviewsRequest, { input: { payload: { application_id: applicationId } } });
  useEffect(() => watchChanged('interview', () => send({ type: 'request.retried' })), [send]);
  const { response } = state.context;
  if (!response && state.matches('failure'))
    return (
      <p className={css({ color: 'quiet' })}>
        {t('interviews.failed')}{' '}
        <Button size="small" onClick={() => send({ type: 'request.retried' })}>
          {t('common:retry')}
        </Button>
      </p>
    );
  if (!response || response.items.length === 0) return null;
  return (
    <section aria-labelledby="own-interviews" className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })}>
      <h2 id="own-interviews" className={css({ textStyle: 'section' })}>
        {t('interviews.title')}
      </h2>
      {response.items.map((interview) => (
        <InterviewCard key={interview.id} interview={interview} to={`/interviews/${interview.id}`} />
      ))}
    </section>
  );
}
