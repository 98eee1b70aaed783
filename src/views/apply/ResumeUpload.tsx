import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { css } from '#css/css';
import type { resumeUploadMachine } from '../../machines/resumeUpload/resumeUpload.machine.ts';
import { chooseFile } from '../../services/files.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';

export const RESUME_TYPES = '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** One resume on its way up, in every state of its chart. */
export function ResumeUpload({ upload }: { upload: ActorRefFrom<typeof resumeUploadMachine> }) {
  const { t } = useTranslation(['apply', 'common']);
  const state = useSelector(upload, (snapshot) => snapshot);
  const { file, share, reason, failure } = state.context;
  const isBusy = state.hasTag('busy');
  const isShown = file !== null && !state.matches('rejected') && !state.matches('choosing');
  const cancel = () => upload.send({ type: 'upload.cancelled' });
  const error = state.matches('rejected') && reason ? t(`resume.rejected.${reason}`) : state.matches('failed') ? failure?.message || t('resume.failed') : undefined;
  return (
    <div className={css({ display: 'grid', gap: '12' })} data-state={String(state.value)}>
      <FileDrop
        label={t('resume')}
        hint={t('resume.hint')}
        required
        accept={RESUME_TYPES}
        error={error}
        onPick={(picked) => upload.send({ type: 'file.chosen', file: chooseFile(picked) })}
        file={isShown ? { name: file.name, progress: isBusy ? share : null, detail: state.matches({ uploading: 'judging' }) ? t('resume.judging') : '' } : null}
        onRemove={cancel}
      />
      {state.matches('offline') ? <Callout severity="warning">{t('resume.offline')}</Callout> : null}
      {state.matches('failed') ? (
        <Button className={css({ justifySelf: 'start' })} onClick={() => upload.send({ type: 'upload.retried' })}>
          {t('common:retry')}
        </Button>
      ) : null}
      {reason === 'tooMany' ? (
        <Button className={css({ justifySelf: 'start' })} onClick={cancel}>
          {t('common:back')}
        </Button>
      ) : null}
    </div>
  );
}
