import { useState, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { PasswordField } from '../shared/signIn/PasswordField.tsx';
import { StepHead } from '../shared/signIn/StepHead.tsx';
import { column } from '../shared/signIn/step.styles.ts';
import { useFaultFocus } from '../ui/useFaultFocus.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { ResetFlow } from './ResetFlow.ts';

/** Shown in `choosingPassword` and `saving`. The input stays in the field through every answer. */
export function ChooseStep() {
  const { t } = useTranslation(['resetPassword', 'getStarted', 'validation']);
  const { send } = ResetFlow.useActorRef();
  const state = ResetFlow.useSelector((snapshot) => snapshot);
  const [password, setPassword] = useState('');
  const isBusy = state.hasTag('busy');
  const [form, attempt] = useFaultFocus<HTMLFormElement>(isBusy);
  const fault = (['tooShort', 'tooLong'] as const).find((name) => state.matches({ choosingPassword: name }));
  const refusal = state.matches({ choosingPassword: 'refused' }) ? (state.context.reason ?? undefined) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    attempt();
    send({ type: 'password.submitted', password });
  };
  return (
    <div className={column}>
      <StepHead title={t('choose.title')}>{t('choose.text')}</StepHead>
      <form ref={form} onSubmit={submit} noValidate>
        {/* For password managers: which account the new password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={state.context.email} readOnly hidden />
        <PasswordField
          label={t('choose.label')}
          hint={t('getStarted:password.hint')}
          autoComplete="new-password"
          required
          takesFocus
          value={password}
          onChange={setPassword}
          error={fault ? t(`validation:password.${fault}`) : refusal}
        />
        {state.matches({ choosingPassword: 'failed' }) ? <Callout severity="error">{t('choose.failed')}</Callout> : null}
        <Button type="submit" variant="primary" size="large" isWide isLoading={isBusy}>
          {t('choose.submit')}
        </Button>
      </form>
    </div>
  );
}
