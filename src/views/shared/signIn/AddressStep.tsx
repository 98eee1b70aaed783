import KeyRound from '~icons/lucide/key-round';
import Mail from '~icons/lucide/mail';
import Smartphone from '~icons/lucide/smartphone';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { countryByCode } from '../../../../contract/countries.ts';
import { phoneFormat } from '../../../lib/phone.ts';
import { useBoot } from '../../core/boot.ts';
import type { Way } from '../../../machines/login/login.types.ts';
import { PHONE_PREFIXES, prefixFor } from '../../../lib/phonePrefixes.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { LoginFlow } from './LoginFlow.ts';
import { OtherWays } from './OtherWays.tsx';
import { column, quietWay } from './step.styles.ts';

const number = css({ display: 'grid', gap: '8', gridTemplateColumns: '116px minmax(0, 1fr)', alignItems: 'start' });

/**
 * Shown in `identify`: an email address or phone number, to which a code is sent; a passkey is offered in the autofill. A password, and the other
 * ways, are below.
 */
export function AddressStep() {
  const { t } = useTranslation(['getStarted', 'validation']);
  const actor = LoginFlow.useActorRef();
  const { send } = actor;
  const state = LoginFlow.useSelector((snapshot) => snapshot);
  const { kind, address, fault } = state.context;
  const country = countryByCode(useBoot().country);
  const id = useId();
  const [isPhone, setIsPhone] = useState(kind === 'phone');
  const [email, setEmail] = useState(kind === 'email' ? address : '');
  const [phone, setPhone] = useState(kind === 'phone' ? address : '');
  const [prefix, setPrefix] = useState(prefixFor(country));
  const submitFor = (way: Way) => send(isPhone ? { type: 'phone.submitted', text: phone, countryCode: prefix, way } : { type: 'email.submitted', email, way });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    submitFor('code');
    if (actor.getSnapshot().matches({ identify: 'invalidEmail' })) document.getElementById(id)?.focus();
  };
  const isInvalidEmail = state.matches({ identify: 'invalidEmail' });
  const isInvalidPhone = state.matches({ identify: 'invalidPhone' });
  // Parses a number first, with code of its own.
  useEffect(() => {
    if (isInvalidPhone) document.getElementById(id)?.focus();
  }, [isInvalidPhone, id]);
  return (
    <div className={column}>
      <form onSubmit={submit} noValidate>
        {isPhone ? (
          <div className={number}>
            <Select
              label={t('phone.prefix')}
              value={prefix}
              options={PHONE_PREFIXES}
              autoComplete="tel-country-code"
              onChange={(event) => setPrefix(event.target.value)}
            />
            <TextField
              key="phone"
              id={id}
              label={t('phone')}
              hint={t('identify.phoneHint')}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national webauthn"
              required
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
              error={isInvalidPhone && fault ? t(`validation:${fault}`, phoneFormat(prefix)) : undefined}
            />
          </div>
        ) : (
          <TextField
            key="email"
            id={id}
            label={t('email')}
            type="email"
            inputMode="email"
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={isInvalidEmail ? t(email.trim() === '' ? 'validation:email.required' : 'validation:email.invalid') : undefined}
          />
        )}
        {state.matches({ identify: 'unreadPhone' }) ? <Callout severity="error">{t('identify.unreadPhone')}</Callout> : null}
        <Button type="submit" variant="primary" size="large" isWide isLoading={state.matches({ identify: 'readingPhone' })}>
          {t(isPhone ? 'methods.sms' : 'methods.code')}
        </Button>
      </form>
      <OtherWays>
        <button type="button" className={quietWay} onClick={() => submitFor('password')}>
          <KeyRound size={18} aria-hidden="true" />
          {t('ways.password')}
        </button>
        <button type="button" className={quietWay} onClick={() => setIsPhone(!isPhone)}>
          {isPhone ? <Mail size={18} aria-hidden="true" /> : <Smartphone size={18} aria-hidden="true" />}
          {t(isPhone ? 'identify.useEmail' : 'identify.usePhone')}
        </button>
      </OtherWays>
    </div>
  );
}
