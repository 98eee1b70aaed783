import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { LoginAddress } from './LoginAddress.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { PasswordField } from './PasswordField.tsx';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** Shown in `password`. What was typed stays in the field through every answer. */
export function PasswordStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { email, retryAt, clockOffset } = state.context;
  const [password, setPassword] = useState('');
  const isTooMany = state.matches({ password: 'tooMany' });
  const seconds = useSecondsUntil(isTooMany ? retryAt : null, clockOffset);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'password.submitted', password });
  };
  return (
    <form onSubmit={submit} noValidate className={css({ display: 'grid', gap: '16' })}>
      <LoginAddress hasMethod />
      {/* For password managers: which account the password belongs to. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={state.matches({ password: 'invalid' }) ? t('password.invalid') : undefined}
      />
      {isTooMany ? <Callout severity="warning">{t('tooMany', { seconds })}</Callout> : null}
      {state.matches({ password: 'serverError' }) ? <Callout severity="error">{t('serverError')}</Callout> : null}
      <Button type="submit" variant="primary" size="large" isWide isLoading={state.hasTag('busy')} disabled={isTooMany || password === ''}>
        {t('password.submit')}
      </Button>
    </form>
  );
}
