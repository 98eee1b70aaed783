import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { DrawnAvatars } from '../../../contract/profile-files.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

const grid = css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '12' });
const choice = css({
  display: 'block',
  w: '100%',
  maxW: '112px',
  mx: 'auto',
  borderRadius: 'full',
  overflow: 'clip',
  aspectRatio: '1',
  cursor: 'pointer',
  transition: 'box-shadow {durations.fast}, opacity {durations.fast}',
  _hover: { boxShadow: '0 0 0 3px {colors.accent}' },
  _focusVisible: { outline: '2px solid {colors.accent}', outlineOffset: '3px' },
  '&[aria-busy=true]': { boxShadow: '0 0 0 3px {colors.accent}' },
  _disabled: { opacity: '0.4', cursor: 'default' },
});

interface DrawnFacesProps {
  isOpen: boolean;
  drawn: DrawnAvatars | null;
  /** The chosen face, while it is being saved. */
  taken: string | null;
  /** Others are being drawn. */
  isDrawing: boolean;
  onChoose: (face: string) => void;
  onMore: () => void;
  onClose: () => void;
}

/** Drawn faces to choose from instead of a photo, and a way to see others. */
export function DrawnFaces({ isOpen, drawn, taken, isDrawing, onChoose, onMore, onClose }: DrawnFacesProps) {
  const { t } = useTranslation('profile');
  const { faces, left } = drawn ?? { faces: [], left: 0 };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('avatar.drawn')}
      description={t('avatar.drawnText')}
      isClosedByOutside={false}
      actions={
        <>
          {left > 0 ? (
            <Button isLoading={isDrawing} onClick={onMore}>
              {t('avatar.drawMore', { count: faces.length })}
            </Button>
          ) : null}
          <Button variant="plain" onClick={onClose}>
            {t('avatar.cancel')}
          </Button>
        </>
      }
    >
      <div className={css({ display: 'grid', gap: '16' })}>
        <ul className={grid} aria-busy={isDrawing || undefined}>
          {faces.map((face, index) => (
            <li key={face}>
              <button
                type="button"
                className={choice}
                aria-label={t('avatar.drawnOne', { number: index + 1 })}
                aria-busy={taken === face || undefined}
                disabled={isDrawing || (taken !== null && taken !== face)}
                onClick={() => onChoose(face)}
              >
                <img src={face} width={96} height={96} alt="" className={css({ display: 'block', w: '100%', h: 'auto' })} />
              </button>
            </li>
          ))}
        </ul>
        <p className={css({ fontSize: '13', color: 'quiet' })}>{left > 0 ? t('avatar.drawLeft', { count: left }) : t('avatar.drawingUsedUp')}</p>
      </div>
    </Dialog>
  );
}
