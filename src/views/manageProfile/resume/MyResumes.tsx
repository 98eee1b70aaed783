import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { Resume } from '../../../../contract/records.ts';
import { resumesRequest } from '../../../services/profile/resumes.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { OfflineHere } from '../../ui/OfflineHere.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AttachedResumes } from './AttachedResumes.tsx';
import { TemplateGallery } from './TemplateGallery.tsx';

/** The resumes one has and can make: what is made stands among the attached ones at once. */
export function MyResumes() {
  const { t } = useTranslation('resumes');
  const [state, send] = useMachine(resumesRequest, { input: { payload: null } });
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
  return <Loaded first={response} />;
}

function Loaded({ first }: { first: readonly Resume[] }) {
  const [resumes, setResumes] = useState(first);
  const add = (resume: Resume) => setResumes((before) => [resume, ...before.filter(({ id }) => id !== resume.id)]);
  return (
    <>
      <AttachedResumes resumes={resumes} onResumes={setResumes} onStored={add} />
      <TemplateGallery onMade={add} />
    </>
  );
}
