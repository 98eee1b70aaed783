import type { ComponentProps, MouseEvent } from 'react';
import { css, cx } from '#css/css';
import { buttonStyle, type ButtonStyle } from './button.styles.ts';
import { Spinner } from './Spinner.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Its action is running: keeps its width, text and focus, and ignores further clicks. */
    isLoading?: boolean;
  };

const centred = css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' });
const words = css({ display: 'inline-flex', alignItems: 'center', gap: '8' });

/** A button. Its text starts with a verb. `primary` once per view; `danger` only for destructive actions. */
export function Button({ variant, size, isWide, isLoading = false, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!isLoading) onClick?.(event);
    // React may turn the clicked element into the submit button that follows it; the browser would submit that form with the same click. Opening a popover
    // is the browser's, too, so that it works without scripts.
    if (isLoading || (type === 'button' && rest.popoverTarget === undefined)) event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonStyle({ variant, size, isWide }), className)}
      onClick={press}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
    >
      <span className={cx(words, isLoading && css({ opacity: '0' }))}>{children}</span>
      {isLoading ? (
        <span className={centred}>
          <Spinner />
        </span>
      ) : null}
    </button>
  );
}
