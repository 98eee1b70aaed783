import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { LoginFlow } from './LoginFlow.ts';

/** Shown in `identify`: whose account it is. */
export function AddressStep() {
  const { t } = useTranslation(['getStarted', 'validation']);
  const { send } = LoginFlow.useActorRef();
  const known = LoginFlow.useSelector((state) => state.context.email);
  const isInvalid = LoginFlow.useSelector((state) => state.matches({ identify: 'invalid' }));
  const [email, setEmail] = useState(known);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'email.submitted', email });
  };
  return (
    <form onSubmit={submit} noValidate className={css({ display: 'grid', gap: '16' })}>
      <TextField
        label={t('email')}
        hint={t('email.hint')}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={isInvalid ? t(email.trim() === '' ? 'validation:email.required' : 'validation:email.invalid') : undefined}
      />
      <Button type="submit" variant="primary" size="large" isWide>
        {t('continue')}
      </Button>
    </form>
  );
}
