import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { column } from './step.styles.ts';
import { useFocus } from '../../ui/useFocus.ts';

interface RecoveryFormProps {
  error: string | undefined;
  isVerifying: boolean;
  onSubmit: (recoveryCode: string) => void;
}

/** A recovery code, in any notation. */
export function RecoveryForm({ error, isVerifying, onSubmit }: RecoveryFormProps) {
  const { t } = useTranslation('getStarted');
  const [code, setCode] = useState('');
  const around = useFocus<HTMLDivElement>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isVerifying) onSubmit(code.trim());
  };
  return (
    <div ref={around} className={column}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={t('recovery.label')}
          hint={t('recovery.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={error}
        />
        <Button type="submit" variant="primary" size="large" isWide isLoading={isVerifying} disabled={code.trim() === ''}>
          {t('recovery.submit')}
        </Button>
      </form>
    </div>
  );
}
