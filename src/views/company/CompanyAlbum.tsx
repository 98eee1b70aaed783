import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { OwnPicture } from '../../../contract/company-album.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { companyAlbum } from '../../services/company/album.ts';
import { chooseFile } from '../../services/files.ts';
import { Card } from '../ui/Card.tsx';
import { FileButton } from '../ui/FileButton.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { AlbumNews } from './AlbumNews.tsx';
import { AlbumPicture } from './AlbumPicture.tsx';

/** Keeps the focus on the button that moved a photo, as long as it can move it further. */
function focusMover(id: string, isEarlier: boolean) {
  const [mover, other] = isEarlier ? ['up', 'down'] : ['down', 'up'];
  const button = document.getElementById(`${mover}-${id}`);
  (button?.matches(':disabled') ? document.getElementById(`${other}-${id}`) : button)?.focus();
}

/** The photos of a company's page, for members who may edit it. */
export function CompanyAlbum({ pictures: given }: { pictures: OwnPicture[] }) {
  const { t } = useTranslation('company');
  const [state, send, actor] = useMachine(companyAlbum, { input: { pictures: given } });
  useEffect(() => {
    if (given !== actor.getSnapshot().context.stored) send({ type: 'pictures.changed', pictures: given });
  }, [actor, given, send]);
  const { pictures, file, id: doneTo } = state.context;
  const isResting = state.matches('resting');
  const moved = useRef<{ id: string; isEarlier: boolean } | null>(null);
  useLayoutEffect(() => {
    if (moved.current) focusMover(moved.current.id, moved.current.isEarlier);
    moved.current = null;
  });
  const add = (
    <FileButton accept="image/png,image/jpeg,image/bmp" disabled={!isResting} onPick={(picked) => send({ type: 'picture.chosen', file: chooseFile(picked) })}>
      {t('album.add')}
    </FileButton>
  );
  const isFull = pictures.length >= LIMITS.companyPictures;
  return (
    <Card id="company-album" title={t('album')}>
      <AlbumNews state={state} onUndo={() => send({ type: 'undo.requested' })} />
      {pictures.length === 0 ? (
        <>
          <p className={css({ color: 'quiet', maxW: '68ch' })}>{t('album.emptyText')}</p>
          <div>{add}</div>
        </>
      ) : (
        <>
          <p className={css({ color: 'quiet', maxW: '68ch' })}>{t('album.text')}</p>
          <ol aria-label={t('album.list')} aria-busy={state.hasTag('busy')} className={css({ listStyle: 'none' })}>
            {pictures.map((picture, at) => (
              <AlbumPicture
                key={picture.id}
                picture={picture}
                at={at}
                count={pictures.length}
                isDescribing={state.matches('describing') && doneTo === picture.id}
                isRemoving={state.matches('removing') && doneTo === picture.id}
                onDescribe={(alt) => send({ type: 'picture.described', id: picture.id, alt })}
                onCover={() => send({ type: 'cover.chosen', id: picture.id })}
                onMove={(to) => {
                  moved.current = { id: picture.id, isEarlier: to < at };
                  send({ type: 'picture.moved', id: picture.id, to });
                }}
                onRemove={() => {
                  send({ type: 'picture.removed', id: picture.id });
                  // The button disappears with the photo.
                  document.getElementById('company-album')?.focus();
                }}
                onDropped={(id) => send({ type: 'picture.moved', id, to: at })}
              />
            ))}
          </ol>
          {isFull ? <p className={css({ color: 'quiet' })}>{t('album.full')}</p> : <div>{add}</div>}
        </>
      )}
      {state.matches('uploading') ? (
        <Callout severity="info" actions={<Button onClick={() => send({ type: 'upload.cancelled' })}>{t('album.cancel')}</Button>}>
          {t('album.uploading', { name: file?.name })}
        </Callout>
      ) : null}
    </Card>
  );
}
