import { useMachine } from '@xstate/react';
import FileClock from '~icons/lucide/file-clock';
import FileQuestion from '~icons/lucide/file-question-mark';
import FileX from '~icons/lucide/file-x';
import Files from '~icons/lucide/files';
import type { IconComponent } from '../ui/icon.ts';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { ERRORS } from '../../../contract/errors.ts';
import { arrivalRequest } from '../../services/quickUpload.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { FromResume } from './WizardFromResume.tsx';
import { useOnward } from '../wizard/useOnward.ts';

const REFUSALS: Readonly<Record<number, readonly [name: string, icon: IconComponent]>> = {
  [ERRORS.linkUsed.code]: ['used', FileX],
  [ERRORS.linkExpired.code]: ['expired', FileClock],
  [ERRORS.notFound.code]: ['unknown', FileQuestion],
  [ERRORS.tooManyResumes.code]: ['full', Files],
};

/** A resume that was uploaded before there was an account: attaches it, then shows the review; the steps continue whatever happens. */
export function Arrived() {
  const { t } = useTranslation(['wizard', 'resumeSync']);
  const [state, send] = useMachine(arrivalRequest, { input: { payload: null } });
  const { response, error } = state.context;
  const goOn = useOnward();
  const leave = <Button onClick={goOn}>{t('arrived.without')}</Button>;
  if (response)
    return (
      <>
        <Callout severity="success">{t('arrived.attached', { name: response.filename })}</Callout>
        <FromResume id={response.id} />
      </>
    );
  const refusal = state.matches('failure') ? REFUSALS[error?.code ?? 0] : undefined;
  if (refusal) {
    const [name, icon] = refusal;
    return (
      <EmptyState
        icon={icon}
        title={t(`arrived.${name}`)}
        actions={
          <>
            <Button variant="primary" onClick={goOn}>
              {t('arrived.goOn')}
            </Button>
            {name === 'full' ? <ButtonLink to="/manage-profile/resume">{t('arrived.toResumes')}</ButtonLink> : null}
          </>
        }
      >
        {t(`arrived.${name}Text`)}
      </EmptyState>
    );
  }
  if (state.matches('failure'))
    return (
      <div>
        <ErrorState title={t('arrived.failed')} reference={error?.requestId ?? null} onRetry={() => send({ type: 'request.retried' })}>
          {t('arrived.failedText')}
        </ErrorState>
        <p className={css({ display: 'flex', justifyContent: 'center' })}>{leave}</p>
      </div>
    );
  if (state.matches('offline')) return <Callout severity="warning">{t('unreachable')}</Callout>;
  return (
    <div role="status" aria-busy="true" aria-label={t('arrived.taking')} className={css({ display: 'grid', gap: '16' })}>
      <p className={css({ color: 'quiet' })}>{t('arrived.taking')}</p>
      <Skeleton height="160px" />
    </div>
  );
}
