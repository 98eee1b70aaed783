import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { PasswordField } from '../signIn/PasswordField.tsx';
import { column } from '../signIn/step.styles.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface TypedProofProps {
  method: 'password' | 'totp';
  email: string;
  error: string | undefined;
  isChecking: boolean;
  onSubmit: (text: string) => void;
}

/** A password; or the authenticator's code, or a recovery code in any notation. */
export function TypedProof({ method, email, error, isChecking, onSubmit }: TypedProofProps) {
  const { t } = useTranslation('account');
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !isChecking) onSubmit(method === 'totp' ? text.trim() : text);
  };
  return (
    <div className={column}>
      <form onSubmit={submit} noValidate>
        {method === 'password' ? (
          <>
            {/* Tells password managers whose password it is. */}
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <PasswordField data-autofocus label={t('proof.password')} autoComplete="current-password" required value={text} onChange={setText} error={error} />
          </>
        ) : (
          <TextField
            data-autofocus
            label={t('proof.totp')}
            hint={t('proof.totpHint')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={error}
          />
        )}
        <Button type="submit" variant="primary" size="large" isWide isLoading={isChecking} disabled={text.trim() === ''}>
          {t('proof.submit')}
        </Button>
      </form>
    </div>
  );
}
