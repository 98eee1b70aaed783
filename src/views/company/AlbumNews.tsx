import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import type { companyAlbumMachine } from '../../machines/companyAlbum/companyAlbum.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { newsStyle } from '../ui/news.styles.ts';

interface AlbumNewsProps {
  state: SnapshotFrom<typeof companyAlbumMachine>;
  onUndo: () => void;
}

/** The result of the last change to the photos, announced to screen readers. */
export function AlbumNews({ state, onUndo }: AlbumNewsProps) {
  const { t } = useTranslation('company');
  const { reason, message, pictures, id } = state.context;
  const place = pictures.findIndex((picture) => picture.id === id) + 1;
  const done = (['stored', 'described', 'covered', 'restored'] as const).find((name) => state.matches({ resting: name }));
  return (
    <div role="status" className={newsStyle}>
      {done ? <Callout severity="success">{t(`album.${done}`)}</Callout> : null}
      {state.matches({ resting: 'moved' }) ? <Callout severity="success">{t('album.moved', { place, count: pictures.length })}</Callout> : null}
      {state.matches({ resting: 'removed' }) ? (
        <Callout
          severity="success"
          actions={
            <Button size="small" onClick={onUndo}>
              {t('album.undo')}
            </Button>
          }
        >
          {t('album.removed')}
        </Callout>
      ) : null}
      {state.matches({ resting: 'rejected' }) && reason ? <Callout severity="error">{t(`album.rejected.${reason}`)}</Callout> : null}
      {state.matches({ resting: 'refused' }) ? <Callout severity="warning">{message}</Callout> : null}
      {state.matches({ resting: 'failed' }) ? <Callout severity="error">{t('album.failed')}</Callout> : null}
    </div>
  );
}
