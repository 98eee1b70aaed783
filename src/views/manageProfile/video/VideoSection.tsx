import { useMachine } from '@xstate/react';
import Video from '~icons/lucide/video';
import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../../contract/limits.ts';
import type { VideoResume } from '../../../../contract/video-resumes.ts';
import { chooseFile } from '../../../services/files.ts';
import { videoResumes } from '../../../services/profile/videoResumes.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadState } from '../../ui/LoadState.tsx';
import { Card } from '../../ui/Card.tsx';
import { AddVideo } from './AddVideo.tsx';
import { CoverDialog } from './CoverDialog.tsx';
import { PlayerDialog } from './PlayerDialog.tsx';
import { VideoRow } from './VideoRow.tsx';

const NEWS = { stored: 'success', coverChanged: 'success', removed: 'success', notRemoved: 'error' } as const;

/** The video resumes, and a place for another. */
export function VideoSection() {
  const { t } = useTranslation('videoResume');
  const [state, send] = useMachine(videoResumes);
  const [played, setPlayed] = useState<VideoResume | null>(null);
  const { videos, video: aimed } = state.context;
  const news = (Object.keys(NEWS) as (keyof typeof NEWS)[]).find((name) => state.matches({ listed: name }));
  const isLoaded = !state.matches('loading') && !state.matches('disconnected') && !state.matches('unloadable');
  const choose = (file: File, replaces: string | null) => send({ type: 'video.chosen', file: chooseFile(file), replaces });
  return (
    <Card
      id="videoResumes"
      icon={<Video size={20} aria-hidden="true" />}
      title={t('title')}
      action={
        isLoaded ? (
          <span className={css({ color: 'quiet', fontVariantNumeric: 'tabular-nums' })}>{t('count', { held: videos.length, most: LIMITS.videoResumes })}</span>
        ) : null
      }
    >
      <p className={css({ color: 'quiet', maxW: '60ch' })}>{t('text')}</p>
      <LoadState
        state={state}
        words={{ loading: t('loading'), disconnected: t('disconnected'), unloadable: t('unloadable') }}
        onRetry={() => send({ type: 'load.retried' })}
        height="88px"
      />
      {isLoaded && videos.length === 0 ? <p className={css({ maxW: '60ch' })}>{t('empty')}</p> : null}
      {videos.length > 0 ? (
        <ul aria-label={t('list')} className={css({ listStyle: 'none', '& > li + li': { borderBlockStart: '1px solid {colors.line}' } })}>
          {videos.map((one) => (
            <VideoRow
              key={one.id}
              video={one}
              isBusy={!state.can({ type: 'removal.requested', id: one.id })}
              isRemoving={state.matches('removing') && aimed?.id === one.id}
              onPlay={() => setPlayed(one)}
              onCover={() => send({ type: 'cover.requested', id: one.id })}
              onReplace={(file) => choose(file, one.id)}
              onRemove={() => send({ type: 'removal.requested', id: one.id })}
            />
          ))}
        </ul>
      ) : null}
      <div role="status" className={css({ _empty: { display: 'none' } })}>
        {news ? <Callout severity={NEWS[news]}>{t(news)}</Callout> : null}
      </div>
      {isLoaded ? <AddVideo state={state} send={send} onPick={(file) => choose(file, state.matches('failed') ? state.context.replaces : null)} /> : null}
      <CoverDialog state={state} send={send} />
      <PlayerDialog video={played} onClose={() => setPlayed(null)} />
      <Dialog
        isOpen={state.matches('confirmingRemoval')}
        onClose={() => send({ type: 'removal.declined' })}
        title={t('removal.title')}
        isAlert
        isClosedByOutside={false}
        actions={
          <>
            <Button variant="danger" onClick={() => send({ type: 'removal.confirmed' })}>
              {t('removal.confirm')}
            </Button>
            <Button onClick={() => send({ type: 'removal.declined' })}>{t('removal.keep')}</Button>
          </>
        }
      >
        <p className={css({ overflowWrap: 'anywhere' })}>{t('removal.text', { name: aimed?.filename ?? '' })}</p>
      </Dialog>
    </Card>
  );
}
