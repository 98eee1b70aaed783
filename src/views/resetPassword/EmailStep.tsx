import { useState, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { column } from '../shared/signIn/step.styles.ts';
import { useFaultFocus } from '../ui/useFaultFocus.ts';
import { useFocus } from '../ui/useFocus.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { TextField } from '../ui/TextField.tsx';
import { ResetFlow } from './ResetFlow.ts';

const REASONS = ['notSent', 'failed', 'linkWrong', 'linkExpired', 'linkUsed', 'lapsed'] as const;

/** Shown in `askingEmail`: whose password, with the reason for returning here. */
export function EmailStep() {
  const { t } = useTranslation(['resetPassword', 'getStarted', 'validation']);
  const { send } = ResetFlow.useActorRef();
  const state = ResetFlow.useSelector((snapshot) => snapshot);
  const [email, setEmail] = useState(state.context.email);
  const around = useFocus<HTMLDivElement>();
  const [form, attempt] = useFaultFocus<HTMLFormElement>();
  const reason = REASONS.find((name) => state.matches({ askingEmail: name }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    send({ type: 'email.submitted', email });
  };
  return (
    <div ref={around} className={column}>
      <form ref={form} onSubmit={submit} noValidate>
        {reason ? <Callout severity={reason === 'failed' || reason === 'notSent' ? 'error' : 'warning'}>{t(`reason.${reason}`)}</Callout> : null}
        <TextField
          label={t('getStarted:email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={state.matches({ askingEmail: 'invalid' }) ? t(email.trim() === '' ? 'validation:email.required' : 'validation:email.invalid') : undefined}
        />
        <Button type="submit" variant="primary" size="large" isWide>
          {t('send')}
        </Button>
      </form>
    </div>
  );
}
