import { useCallback, useId } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import { playingTime } from '../../../lib/playingTime.ts';
import type { FileRef } from '../../../machines/resumeUpload/resumeUpload.actors.ts';
import type { videoResumeMachine } from '../../../machines/videoResume/videoResume.machine.ts';
import type { VideoResumeEvent } from '../../../machines/videoResume/videoResume.setup.ts';
import { chooseFile, showFile } from '../../../services/files.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { COVER_TYPES } from './types.ts';
import { timeOnPicture } from '../../ui/timeOnPicture.ts';

interface CoverDialogProps {
  state: SnapshotFrom<typeof videoResumeMachine>;
  send: (event: VideoResumeEvent) => void;
}

const grid = css({ display: 'grid', gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }, gap: '8' });
const fieldset = css({ minW: '0' });
const choice = css({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: 'control',
  cursor: 'pointer',
  bg: 'sunken',
  outline: '2px solid transparent',
  outlineOffset: '1px',
  '&:has(:checked)': { outlineColor: '{colors.accent}', outlineWidth: '3px' },
  '&:has(:focus-visible)': { outlineColor: '{colors.ink}' },
  '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
});
const picture = css({ display: 'block', w: '100%', aspectRatio: '16 / 9', objectFit: 'contain' });
const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });
const OPEN = ['readingFrames', 'choosingCover', 'frameless', 'savingCover', 'coverRefused', 'coverOffline', 'coverFailed'] as const;

/** The cover of a video: one of its frames, another image, or none. */
export function CoverDialog({ state, send }: CoverDialogProps) {
  const { t } = useTranslation(['videoResume', 'common']);
  const name = useId();
  const { frames, cover, file } = state.context;
  const isReading = state.matches('readingFrames');
  const isSaving = state.matches('savingCover') || state.matches('coverOffline');
  const isOwn = cover !== null && !isReading && !frames.some((frame) => frame.file.ref === cover.ref);
  const pick = (chosen: FileRef) => send({ type: 'cover.chosen', file: chosen });
  return (
    <Dialog
      isOpen={OPEN.some((name) => state.matches(name))}
      onClose={() => send({ type: 'cover.skipped' })}
      title={t('cover.title')}
      description={t('cover.text')}
      width={640}
      isClosedByOutside={false}
      actions={
        <>
          {state.matches('coverFailed') || state.matches('coverOffline') ? (
            <Button variant="primary" onClick={() => send({ type: 'cover.retried' })}>
              {t('common:retry')}
            </Button>
          ) : (
            <Button
              variant="primary"
              isLoading={isSaving}
              disabled={!isSaving && !state.can({ type: 'cover.confirmed' })}
              onClick={() => send({ type: 'cover.confirmed' })}
            >
              {t('cover.use')}
            </Button>
          )}
          <Button onClick={() => send({ type: 'cover.skipped' })}>{t(file ? 'cover.without' : 'cover.keep')}</Button>
        </>
      }
    >
      <div className={column}>
        <div role="status" className={css({ _empty: { display: 'none' } })}>
          {isReading ? <p className={css({ color: 'quiet' })}>{t('cover.reading')}</p> : null}
          {state.matches('frameless') ? <Callout severity="warning">{t('cover.frameless')}</Callout> : null}
          {state.matches('coverRefused') ? <Callout severity="warning">{t('cover.refused')}</Callout> : null}
          {state.matches('coverOffline') ? <Callout severity="warning">{t('cover.offline')}</Callout> : null}
        </div>
        {state.matches('coverFailed') ? <Callout severity="error">{t('cover.failed')}</Callout> : null}
        {isReading ? (
          <div className={grid} aria-hidden="true">
            {Array.from({ length: 6 }, (_, index) => (
              <Skeleton key={index} height="88px" />
            ))}
          </div>
        ) : frames.length > 0 ? (
          <fieldset className={fieldset} disabled={isSaving}>
            <legend className={css({ fontWeight: '600', mb: '8' })}>{t('cover.frames')}</legend>
            <div className={grid}>
              {frames.map((frame, index) => (
                <label key={frame.file.ref} className={choice}>
                  <input
                    type="radio"
                    name={name}
                    aria-label={t('cover.frame', { number: index + 1, time: playingTime(frame.at) })}
                    checked={frame.file.ref === cover?.ref}
                    onChange={() => pick(frame.file)}
                  />
                  <ChosenPicture file={frame.file} />
                  <span className={timeOnPicture} aria-hidden="true">
                    {playingTime(frame.at)}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ) : null}
        {isOwn ? (
          <figure>
            <div
              className={css({
                maxW: '320px',
                overflow: 'hidden',
                borderRadius: 'control',
                bg: 'sunken',
                outline: '3px solid {colors.accent}',
                outlineOffset: '1px',
              })}
            >
              <ChosenPicture key={cover.ref} file={cover} />
            </div>
            <figcaption className={css({ mt: '8', color: 'quiet', fontSize: '13', overflowWrap: 'anywhere' })}>
              {t('cover.chosen', { name: cover.name })}
            </figcaption>
          </figure>
        ) : null}
        {isReading ? null : (
          <div>
            <FileButton size="small" accept={COVER_TYPES} disabled={isSaving} onPick={(picked) => pick(chooseFile(picked))}>
              {t('cover.own')}
            </FileButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** A chosen image, shown from the local file. */
function ChosenPicture({ file }: { file: FileRef }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const shown = showFile(file);
      image.src = shown.url;
      return shown.release;
    },
    [file],
  );
  return <img ref={show} alt="" draggable={false} className={picture} />;
}
