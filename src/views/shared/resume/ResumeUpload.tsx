import { useSelector } from '@xstate/react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { ActorRefFrom } from 'xstate';
import { css } from '#css/css';
import type { resumeUploadMachine } from '../../../machines/resumeUpload/resumeUpload.machine.ts';
import { chooseFile } from '../../../services/files.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';

export const RESUME_TYPES = '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const PROFILE_TYPES = `${RESUME_TYPES},.json,application/json`;

interface ResumeUploadProps {
  upload: ActorRefFrom<typeof resumeUploadMachine>;
  /** There is no other resume to return to, so canceling isn't offered before an upload has started. */
  isOnlyWay?: boolean;
}

/** One resume upload, in every state of its chart. */
export function ResumeUpload({ upload, isOnlyWay = false }: ResumeUploadProps) {
  const { t } = useTranslation(['apply', 'common']);
  const state = useSelector(upload, (snapshot) => snapshot);
  const { file, share, reason, failure, place } = state.context;
  // The limits differ by place (specification §5), and so do their texts.
  const own = place === 'profile' ? '.profile' : '';
  const isBusy = state.hasTag('busy');
  const isShown = file !== null && (isBusy || state.matches('offline'));
  const isJudged = state.matches('checking') || state.matches({ uploading: 'judging' });
  const isWaiting = state.hasTag('unanswered');
  const cancel = () => upload.send({ type: 'upload.cancelled' });
  const error =
    state.matches('rejected') && reason
      ? t(`resume.rejected.${reason}${own}`, { defaultValue: t(`resume.rejected.${reason}`) })
      : state.matches('failed')
        ? `${file?.name ?? ''}: ${failure?.message || t('resume.failed')}`
        : undefined;
  return (
    <div className={css({ display: 'grid', gap: '12' })} data-state={String(state.value)}>
      <FileDrop
        label={t(`resume${own}`)}
        hint={t(`resume.hint${own}`)}
        required={place === 'apply'}
        accept={place === 'profile' ? PROFILE_TYPES : RESUME_TYPES}
        error={error}
        onPick={(picked) => upload.send({ type: 'file.chosen', file: chooseFile(picked) })}
        file={isShown ? { name: file.name, progress: isBusy && !isJudged ? share : null, detail: isJudged ? t('resume.judging') : '' } : null}
        onRemove={cancel}
      />
      {state.matches('offline') ? <Callout severity="warning">{t('resume.offline')}</Callout> : null}
      {isWaiting ? (
        <Button className={css({ justifySelf: 'start' })} onClick={() => upload.send({ type: 'upload.retried' })}>
          {t('common:retry')}
        </Button>
      ) : null}
      {!isShown && !isOnlyWay ? (
        <Button variant="plain" className={css({ justifySelf: 'start' })} onClick={cancel}>
          {t('common:back')}
        </Button>
      ) : null}
    </div>
  );
}
