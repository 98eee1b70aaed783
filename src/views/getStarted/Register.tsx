import { useMachine } from '@xstate/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { css } from '#css/css';
import { countryByCode } from '../../../contract/countries.ts';
import type { RegisterInput } from '../../machines/register/register.machine.ts';
import { register } from '../../services/register.ts';
import { useBoot } from '../app/boot.ts';
import { EMPTY_DETAILS, firstError, toRegistration, useDetailErrors, type Details } from '../form/details.ts';
import { PersonFields } from '../form/PersonFields.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Checkbox } from '../ui/Checkbox.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useArrival } from './useArrival.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/** Signing up, over its chart. What was typed stays in the form through every refusal. */
export function Register({ input }: { input: RegisterInput }) {
  const { t } = useTranslation(['getStarted', 'validation']);
  const country = countryByCode(useBoot().country);
  const [state, send] = useMachine(register, { input });
  const [details, setDetails] = useState<Details>(EMPTY_DETAILS);
  const [isTried, setIsTried] = useState(false);
  const errors = useDetailErrors(details, country, { needsPassword: true }, state.context.fields, {
    emailTaken: state.matches('emailTaken'),
    phoneTaken: state.matches('phoneTaken'),
  });
  useArrival(state.status === 'done' ? state.output : null);
  const seconds = useSecondsUntil(state.context.retryAt, input.clockOffset);
  const isTooMany = state.matches('tooMany');
  const change = (part: Partial<Details>) => setDetails((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (firstError(errors.typed)) document.getElementById(`details-${firstError(errors.typed)}`)?.focus();
    else void toRegistration(details, country).then((read) => send({ type: 'details.submitted', details: read }));
  };
  const shown = isTried ? errors.all : errors.served;
  if (state.status === 'done') return <p role="status">{t(state.matches('already') ? 'already' : 'done')}</p>;
  return (
    <form onSubmit={submit} noValidate className={css({ display: 'grid', gap: '16' })}>
      <PersonFields details={details} errors={shown} country={country} onChange={change} />
      {state.matches('emailTaken') ? (
        <Link
          to={`/get-started?${new URLSearchParams({ email: details.email, ...(input.redirect ? { redirect: input.redirect } : {}) })}`}
          className={css({ color: 'accentText', fontWeight: '600', textDecoration: 'underline' })}
        >
          {t('emailTaken.signIn')}
        </Link>
      ) : null}
      <PasswordField
        label={t('password')}
        hint={t('password.hint')}
        autoComplete="new-password"
        required
        value={details.password}
        onChange={(password) => change({ password })}
        error={shown.password}
      />
      <Checkbox
        label={t('terms')}
        required
        checked={details.terms}
        onChange={(event) => change({ terms: event.target.checked })}
        error={shown.terms}
        id="details-terms"
      />
      <Checkbox label={t('subscribe')} checked={details.subscribe} onChange={(event) => change({ subscribe: event.target.checked })} />
      {state.matches('invalid') ? <Callout severity="error">{t('invalid')}</Callout> : null}
      {state.matches('failed') ? <Callout severity="error">{state.context.failure?.message || t('failed')}</Callout> : null}
      {isTooMany ? <Callout severity="warning">{t('tooMany', { seconds })}</Callout> : null}
      <Button type="submit" variant="primary" size="large" isWide isLoading={state.hasTag('busy')} disabled={isTooMany}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
