import { useSelector } from '@xstate/react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ActorRefFrom } from 'xstate';
import { countryByCode } from '../../../../contract/countries.ts';
import type { phoneVerificationMachine } from '../../../machines/phoneVerification/phoneVerification.machine.ts';
import { phoneFormat } from '../../../lib/phone.ts';
import { useBoot } from '../../core/boot.ts';
import { useIdentity } from '../../core/SessionFlow.tsx';
import { PHONE_PREFIXES, prefixFor } from '../../../lib/phonePrefixes.ts';
import { column } from '../signIn/step.styles.ts';
import { useFaultFocus } from '../../ui/useFaultFocus.ts';
import { useFocus } from '../../ui/useFocus.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';

const number = css({ display: 'grid', gap: '8', gridTemplateColumns: '116px minmax(0, 1fr)', alignItems: 'start' });

/** Shown in `askingNumber` and `readingNumber`: which number, with the reason for returning here at its field. */
export function NumberForm({ actor }: { actor: ActorRefFrom<typeof phoneVerificationMachine> }) {
  const { t } = useTranslation(['verify', 'getStarted', 'validation', 'errors']);
  const identity = useIdentity();
  const state = useSelector(actor, (snapshot) => snapshot);
  const [text, setText] = useState(state.context.phone);
  const [prefix, setPrefix] = useState(prefixFor(countryByCode(useBoot().country)));
  const around = useFocus<HTMLDivElement>();
  const isReading = state.matches('readingNumber');
  const [form, attempt] = useFaultFocus<HTMLFormElement>(isReading);
  const { fault, message } = state.context;
  const error = state.matches({ askingNumber: 'invalid' })
    ? t(`validation:${fault}`, phoneFormat(prefix))
    : state.matches({ askingNumber: 'refused' })
      ? message
      : state.matches({ askingNumber: 'taken' })
        ? t('phone.taken')
        : undefined;
  const failed = (['unread', 'notSent', 'failed'] as const).find((name) => state.matches({ askingNumber: name }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    actor.send({ type: 'number.submitted', text, countryCode: prefix });
  };
  return (
    <div ref={around} className={column}>
      <form ref={form} onSubmit={submit} noValidate>
        <p>{t(identity === 'employer' ? 'phone.intro.employer' : 'phone.intro')}</p>
        <div className={number}>
          <Select
            label={t('getStarted:phone.prefix')}
            value={prefix}
            options={PHONE_PREFIXES}
            autoComplete="tel-country-code"
            onChange={(event) => setPrefix(event.target.value)}
          />
          <TextField
            label={t('getStarted:phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required
            value={text}
            onChange={(event) => setText(event.target.value)}
            error={error ?? undefined}
          />
        </div>
        {failed ? <Callout severity="error">{t(`phone.${failed}`)}</Callout> : null}
        <Button type="submit" variant="primary" isWide isLoading={isReading}>
          {t('phone.send')}
        </Button>
      </form>
    </div>
  );
}
