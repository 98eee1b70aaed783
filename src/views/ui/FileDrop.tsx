import FileText from '~icons/lucide/file-text';
import Trash2 from '~icons/lucide/trash';
import Upload from '~icons/lucide/upload';
import { useCallback, useRef, useState, type DragEvent } from 'react';
import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';
import { Asterisk, FieldError, useFieldIds, type FieldProps } from './Field.tsx';
import { IconButton } from './IconButton.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const zone = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '4',
  px: '16',
  py: '24',
  textAlign: 'center',
  borderRadius: 'card',
  borderWidth: '1.5px',
  borderStyle: 'dashed',
  borderColor: 'edge',
  bg: 'raised',
  transition: 'background-color {durations.fast}, border-color {durations.fast}',
  _hover: { borderColor: 'quiet' },
  '&[data-over]': { borderColor: 'accent', bg: 'accentSoft' },
  '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  '&[data-invalid]': { borderColor: 'refused' },
  '&[data-look=row]': { display: 'flex', alignItems: 'center', gap: '12', px: '16', py: '12', minH: '60px', textAlign: 'start' },
});
const icon = css({ color: 'quiet', flexShrink: '0', mb: '4', '[data-look=row] > &': { mb: '0' } });
const shownLabel = css({ display: 'block', mb: '4', fontWeight: '600' });
const hiddenLabel = css({ srOnly: true });
/** A finger can't drop anything. */
const byMouse = css({ '@media (hover: none)': { display: 'none' } });
const byTouch = css({ '@media (hover: hover)': { display: 'none' } });
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  minH: '60px',
  paddingInlineStart: '16',
  paddingInlineEnd: '4',
  py: '8',
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
});
const input = css({ position: 'absolute', inset: '0', w: '100%', h: '100%', opacity: '0', cursor: 'pointer' });

interface FileDropProps extends FieldProps {
  /** For the picker, such as ".pdf,.doc,.docx". The file's content is checked later. */
  accept: string;
  onPick: (file: File) => void;
  /** The existing file. `progress` 0–1 while uploading, null once stored. */
  file?: { name: string; detail?: string; progress: number | null } | null;
  onRemove?: () => void;
  /** Only one line: there are other files already. */
  look?: 'zone' | 'row';
}

/** A place for a file: dropped, chosen, or from a phone's own picker. */
export function FileDrop({ label, hint, error, required, accept, onPick, file, onRemove, look = 'zone' }: FileDropProps) {
  const { t } = useTranslation('common');
  const ids = useFieldIds({ hint, error });
  const [isOver, setOver] = useState(false);
  // The field and the file replace each other: what was clicked is gone, so what took its place gets the focus.
  const isSwapping = useRef(false);
  const takeFocus = useCallback((element: HTMLElement | null) => {
    if (element && isSwapping.current && document.activeElement === document.body) element.focus();
    if (element) isSwapping.current = false;
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onPick(dropped);
  };
  const pick = (field: HTMLInputElement) => {
    const [picked] = field.files ?? [];
    isSwapping.current = picked !== undefined;
    if (picked) onPick(picked);
    // Allows choosing the same file again after it was rejected.
    field.value = '';
  };
  const remove = () => {
    isSwapping.current = true;
    onRemove?.();
  };
  return (
    <div>
      <label htmlFor={ids.id} className={look === 'row' ? hiddenLabel : shownLabel}>
        {label}
        {required ? <Asterisk /> : null}
      </label>
      {file ? (
        <div className={row}>
          <FileText size={20} aria-hidden="true" className={css({ color: 'accentText', flexShrink: '0' })} />
          <div className={css({ flex: '1', minW: '0', display: 'grid', gap: '4' })}>
            <p className={css({ fontWeight: '500', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })}>{file.name}</p>
            {file.progress === null ? (
              file.detail ? (
                <p className={css({ fontSize: '13', color: 'quiet' })}>{file.detail}</p>
              ) : null
            ) : (
              <ProgressBar value={file.progress} label={t('file.uploading', { name: file.name })} />
            )}
          </div>
          {onRemove ? (
            <IconButton ref={takeFocus} label={t('file.remove', { name: file.name })} onClick={remove}>
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
      ) : (
        <div
          className={zone}
          data-look={look}
          data-over={isOver || undefined}
          data-invalid={error ? true : undefined}
          onDragOver={(event) => (event.preventDefault(), setOver(true))}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Upload size={22} strokeWidth={1.75} aria-hidden="true" className={icon} />
          <div>
            <p className={css({ color: 'accentText', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '0.2em' })}>
              {look === 'row' ? (
                label
              ) : (
                <>
                  <span className={byMouse}>{t('file.drop')}</span>
                  <span className={byTouch}>{t('file.choose')}</span>
                </>
              )}
            </p>
            {hint ? (
              <p id={ids.hintId} className={css({ fontSize: '13', color: 'quiet' })}>
                {hint}
              </p>
            ) : null}
          </div>
          <input
            ref={takeFocus}
            id={ids.id}
            type="file"
            accept={accept}
            required={required}
            aria-describedby={ids.describedBy}
            aria-invalid={error ? true : undefined}
            onChange={(event) => pick(event.target)}
            className={input}
          />
        </div>
      )}
      {error ? <FieldError id={ids.errorId}>{error}</FieldError> : null}
    </div>
  );
}
