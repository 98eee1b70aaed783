import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Link } from '../../ui/Link.tsx';
import { LoginAddress, OtherMethod } from './LoginAddress.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { PasswordField } from './PasswordField.tsx';
import { StepHead } from './StepHead.tsx';
import { column, textButton } from './step.styles.ts';
import { useFaultFocus } from '../../ui/useFaultFocus.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';

/** Shown in `password`. The input stays in the field through every answer. */
export function PasswordStep() {
  const { t } = useTranslation('getStarted');
  const { send } = LoginFlow.useActorRef();
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { address, kind, redirect, retryAt, clockOffset } = state.context;
  const [password, setPassword] = useState('');
  const isBusy = state.hasTag('busy');
  const [form, attempt] = useFaultFocus<HTMLFormElement>(isBusy);
  const isTooMany = state.matches({ password: 'tooMany' });
  const seconds = useSecondsUntil(isTooMany ? retryAt : null, clockOffset);
  const forgotten = { pathname: '/change-password', search: redirect === null ? '' : `?${new URLSearchParams({ redirect })}` };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    send({ type: 'password.submitted', password });
  };
  return (
    <div className={column}>
      <StepHead title={t('password.title')}>
        <LoginAddress />
      </StepHead>
      <form ref={form} onSubmit={submit} noValidate>
        {/* For password managers: which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={address} readOnly hidden />
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          required
          takesFocus
          value={password}
          onChange={setPassword}
          error={state.matches({ password: 'invalid' }) ? t('password.invalid') : undefined}
        />
        {isTooMany ? <Callout severity="warning">{t('tooMany', { seconds })}</Callout> : null}
        {state.matches({ password: 'serverError' }) ? <Callout severity="error">{t('serverError')}</Callout> : null}
        <Button type="submit" variant="primary" size="large" isWide isLoading={isBusy} disabled={isTooMany || password === ''}>
          {t('password.submit')}
        </Button>
      </form>
      <OtherMethod>
        <Link to={forgotten} state={{ email: kind === 'email' ? address : '' }} className={textButton}>
          {t('password.forgotten')}
        </Link>
      </OtherMethod>
    </div>
  );
}
