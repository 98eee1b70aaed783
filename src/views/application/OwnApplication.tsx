import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { AppliedJob } from '../../../contract/applications.ts';
import { applicationRequest } from '../../services/applications.ts';
import { useRequest } from '../core/useRequest.ts';
import { useBackAgain } from '../core/useBackAgain.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ApplicationView } from './ApplicationView.tsx';
import { NoApplication } from './NoApplication.tsx';

interface OwnApplicationProps {
  jobId: number;
  /** Parts of other features, below the status. */
  children: (application: AppliedJob) => ReactNode;
}

/** The user's application for a job, in every state of the request. What is loaded stays during a reload. */
export function OwnApplication({ jobId, children }: OwnApplicationProps) {
  const { t } = useTranslation('application');
  const [state, send] = useRequest(applicationRequest, { jobId });
  const { response, error } = state.context;
  const again = () => send({ type: 'request.retried' });
  useBackAgain(again);
  if (state.matches('failure') && error?.status === 404) return <NoApplication />;
  if (response)
    return (
      <>
        {state.matches('offline') ? <OfflineHere onRetry={again} /> : null}
        <ApplicationView application={response} onChange={again}>
          {children(response)}
        </ApplicationView>
      </>
    );
  if (state.matches('offline')) return <OfflineHere onRetry={again} />;
  if (state.matches('failure'))
    return (
      <ErrorState title={t('failed.title')} onRetry={again}>
        {t('failed.text')}
      </ErrorState>
    );
  return (
    <div aria-busy="true" className={css({ display: 'grid', gap: '24' })}>
      <p role="status" className={css({ color: 'quiet' })}>
        {t(state.hasTag('slow') ? 'slow' : 'loading')}
      </p>
      <Skeleton height="72px" />
      <Skeleton height="120px" />
      <Skeleton height="280px" />
    </div>
  );
}
