import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Resume } from '../../../../contract/records.ts';
import { resumesRequest } from '../../../services/profile/resumes.ts';
import { useRequest } from '../../core/useRequest.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { OfflineHere } from '../../ui/OfflineHere.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AttachedResumes } from './AttachedResumes.tsx';
import { TemplateGallery } from './TemplateGallery.tsx';

/** The user's resumes, and templates to create others, which appear among the attached ones right away. */
export function MyResumes() {
  const { t } = useTranslation('resumes');
  const [state, send, change] = useRequest(resumesRequest, null, { reuse: 'never' });
  const { response, error } = state.context;
  if (state.matches('failure'))
    return (
      <ErrorState title={t('failed')} reference={error?.requestId ?? null} onRetry={() => send({ type: 'request.retried' })}>
        {t('failedText')}
      </ErrorState>
    );
  if (state.matches('offline')) return <OfflineHere onRetry={() => send({ type: 'request.retried' })} />;
  if (!response)
    return (
      <div role="status" aria-busy="true" aria-label={t('loading')} className={css({ display: 'grid', gap: '16' })}>
        <Skeleton height="220px" />
        <Skeleton height="320px" />
      </div>
    );
  const add = (resume: Resume) => change((before) => [resume, ...before.filter(({ id }) => id !== resume.id)]);
  return (
    <>
      <AttachedResumes resumes={response} onResumes={change} onStored={add} />
      <TemplateGallery onMade={add} />
    </>
  );
}
