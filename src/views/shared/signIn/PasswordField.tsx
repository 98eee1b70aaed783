import { useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { TextField } from '../../ui/TextField.tsx';
import { useFocus } from '../../ui/useFocus.ts';

interface PasswordFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  required?: boolean;
  takesFocus?: boolean;
  value: string;
  onChange: (value: string) => void;
}

/** A password field that can reveal its text: typing errors cost more than glances. */
export function PasswordField({ value, onChange, takesFocus = false, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('getStarted');
  const [isShown, setIsShown] = useState(false);
  const field = useFocus<HTMLDivElement>(takesFocus);
  return (
    <div ref={field} className={css({ position: 'relative' })}>
      <TextField
        {...rest}
        type={isShown ? 'text' : 'password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className={css({
          position: 'absolute',
          insetInlineEnd: '0',
          insetBlockStart: '-10px',
          minH: '36px',
          px: '4',
          fontSize: '13',
          color: 'quiet',
          _hover: { color: 'ink', textDecoration: 'underline' },
        })}
      >
        {t(isShown ? 'password.hide' : 'password.show')}
      </button>
    </div>
  );
}
