import { useTranslation } from '../../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import { LIMITS } from '../../../../contract/limits.ts';
import type { videoResumeMachine } from '../../../machines/videoResume/videoResume.machine.ts';
import type { VideoResumeEvent } from '../../../machines/videoResume/videoResume.setup.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { VIDEO_TYPES } from './types.ts';

interface AddVideoProps {
  state: SnapshotFrom<typeof videoResumeMachine>;
  send: (event: VideoResumeEvent) => void;
  onPick: (file: File) => void;
}

/** The place for another video, and for one being uploaded. */
export function AddVideo({ state, send, onPick }: AddVideoProps) {
  const { t } = useTranslation(['videoResume', 'common']);
  const { videos, file, share, reason, failure } = state.context;
  const isFailed = state.matches('failed');
  const isOffline = state.matches('offline');
  const isSending = state.matches({ uploading: 'sending' });
  const isJudged = state.matches({ uploading: 'judging' });
  const isShown = file !== null && (state.matches('checking') || state.matches('uploading') || isOffline);
  const isFull = videos.length >= LIMITS.videoResumes;
  const rejected = state.matches({ listed: 'rejected' }) && reason ? t(`rejected.${reason}`) : undefined;
  const detail = state.matches('checking') ? t('checking') : isJudged ? t('judging') : '';
  return (
    <div className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '12' })}>
      {isFull && rejected ? <Callout severity="error">{rejected}</Callout> : null}
      {isFull && !isShown && !isFailed ? (
        <Callout severity="info">{t('full')}</Callout>
      ) : (
        <FileDrop
          label={t('add')}
          hint={t('hint')}
          accept={VIDEO_TYPES}
          error={isFailed ? `${file?.name ?? ''}: ${failure?.message || t('failed')}` : rejected}
          onPick={onPick}
          file={isShown ? { name: file.name, progress: isSending ? share : null, detail } : null}
          onRemove={() => send({ type: 'video.cancelled' })}
        />
      )}
      {isOffline ? <Callout severity="warning">{t('offline')}</Callout> : null}
      {isOffline || isFailed ? (
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
          <Button onClick={() => send({ type: 'video.retried' })}>{t('common:retry')}</Button>
          {isFailed ? (
            <Button variant="plain" onClick={() => send({ type: 'video.cancelled' })}>
              {t('leave')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
