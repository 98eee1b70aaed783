import { useMachine } from '@xstate/react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation, useParams } from 'react-router-dom';
import { css, cx } from '#css/css';
import { onlineResumeRequest } from '../../services/resume/shownResume.ts';
import { usePageData } from '../core/boot.ts';
import { useTitle } from '../core/useTitle.ts';
import NotFoundPage from '../shared/notFound/NotFoundPage.tsx';
import { containerStyle } from '../ui/container.styles.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ShownResume } from './ShownResume.tsx';

/** /resume/{slug}: somebody's resume, for readers with access. If the server rendered none, requests it, for example after returning to the page. */
export default function OnlineResumePage() {
  const { pathname } = useLocation();
  return <Resume key={pathname} />;
}

function Resume() {
  const { t } = useTranslation('onlineResume');
  const { slug = '' } = useParams();
  const rendered = usePageData('onlineResume');
  const [state, send] = useMachine(onlineResumeRequest, { input: rendered ? { response: rendered } : { payload: { slug } } });
  const { response, error } = state.context;
  useTitle(response ? response.name : null);
  if (response) return <ShownResume resume={response} />;
  if (state.matches('failure'))
    return error?.status === 404 ? (
      <NotFoundPage />
    ) : (
      <ErrorState title={t('page.failed')} reference={error?.requestId ?? null} onRetry={() => send({ type: 'request.retried' })}>
        {t('page.failedText')}
      </ErrorState>
    );
  if (state.matches('offline')) return <OfflineHere onRetry={() => send({ type: 'request.retried' })} />;
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={t('page.loading')}
      className={cx(containerStyle, css({ py: '48', display: 'grid', gap: '24', maxW: '880px' }))}
    >
      <Skeleton height="64px" />
      <Skeleton height="240px" />
    </div>
  );
}
