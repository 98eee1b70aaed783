import type { ReactNode } from 'react';
import { useId } from 'react';
import { css, cx } from '#css/css';
import { buttonStyle, type ButtonStyle } from './button.styles.ts';

const picker = css({ position: 'relative', overflow: 'hidden', '&:has(:focus-visible)': { outline: '2px solid {colors.accent}', outlineOffset: '2px' } });
const input = css({ position: 'absolute', inset: '0', w: '100%', opacity: '0', cursor: 'pointer', fontSize: '32' });

type FileButtonProps = ButtonStyle & {
  accept: string;
  /** What it does, for users who can't see its context. */
  label?: string;
  disabled?: boolean;
  onPick: (file: File) => void;
  children: ReactNode;
};

/** A button that opens a file picker. */
export function FileButton({ accept, label, disabled, onPick, children, ...style }: FileButtonProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={cx(buttonStyle(style), picker)} aria-disabled={disabled || undefined}>
      {children}
      <input
        id={id}
        type="file"
        accept={accept}
        aria-label={label}
        className={input}
        disabled={disabled}
        onChange={(event) => {
          const [picked] = event.target.files ?? [];
          if (picked) onPick(picked);
          // Allows choosing the same file again after it was rejected.
          event.target.value = '';
        }}
      />
    </label>
  );
}
