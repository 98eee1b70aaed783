import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { countryByCode } from '../../../../contract/countries.ts';
import type { RegisterInput, registerMachine } from '../../../machines/register/register.machine.ts';
import { useBoot } from '../../core/boot.ts';
import { SessionFlow } from '../../core/SessionFlow.tsx';
import { PasswordField } from '../signIn/PasswordField.tsx';
import { column } from '../signIn/step.styles.ts';
import { useArrival } from '../signIn/useArrival.ts';
import { useFaultFocus } from '../../ui/useFaultFocus.ts';
import { useSecondsUntil } from '../../ui/useSecondsUntil.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Link } from '../../ui/Link.tsx';
import { EmailSteps } from '../verify/EmailSteps.tsx';
import { EMPTY_DETAILS, firstError, toRegistration, useDetailErrors, type Details } from './details.ts';
import { PersonFields } from './PersonFields.tsx';
import { TermsSentence } from '../../ui/TermsSentence.tsx';

interface RegistrationProps {
  /** The chart with the call that creates this kind of account. */
  chart: typeof registerMachine;
  input: RegisterInput;
  /** Asked for when registering for a company, unless it is known. */
  company?: { label: string; hint: string } | { name: string };
  /** Why the address and number are needed, if it differs from the text for job seekers. */
  hints?: { email: string; phone: string };
  /** Where the owner of an existing account signs in. */
  signInAt: (email: string) => string;
  /** Above the verification of the address. */
  verifyHead: ReactNode;
}

const signIn = css({
  justifySelf: 'start',
  mt: '-12px',
  py: '8',
  color: 'accentText',
  fontWeight: '600',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** Registration, with its chart. The form keeps its input through every refusal. */
export function Registration({ chart, input, company, hints, signInAt, verifyHead }: RegistrationProps) {
  const { t } = useTranslation(['getStarted', 'validation']);
  const country = countryByCode(useBoot().country);
  const actor = useActorRef(chart, { input });
  const state = useSelector(actor, (snapshot) => snapshot);
  const session = SessionFlow.useActorRef();
  useEffect(() => actor.on('session.began', (event) => session.send(event)).unsubscribe, [actor, session]);
  const [details, setDetails] = useState<Details>(EMPTY_DETAILS);
  const [companyName, setCompanyName] = useState(company && 'name' in company ? company.name : '');
  const [isTried, setIsTried] = useState(false);
  const { fields, failure, retryAt } = state.context;
  const taken = {
    emailTaken: state.matches('emailTaken'),
    phoneTaken: state.matches('phoneTaken'),
    phoneFault: state.matches('invalidPhone') ? state.context.phoneFault : null,
  };
  const errors = useDetailErrors(details, country, { needsPassword: true }, fields, taken);
  useArrival(state.status === 'done' ? state.output : null);
  const seconds = useSecondsUntil(retryAt, input.clockOffset);
  const isTooMany = state.matches('tooMany');
  const isBusy = state.hasTag('busy');
  const [form, attempt] = useFaultFocus<HTMLFormElement>(isBusy);
  const lacksCompany = company !== undefined && companyName.trim() === '';
  const change = (part: Partial<Details>) => setDetails((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    attempt();
    if (lacksCompany || firstError(errors.typed)) return;
    const more = company ? { company_name: companyName.trim() } : {};
    actor.send({ type: 'details.submitted', details: { ...toRegistration(details, country), ...more } });
  };
  const shown = isTried ? errors.all : errors.served;
  const { emailVerification } = state.children;
  const isRegistered = emailVerification !== undefined;
  // The form was long and what follows is short, so scroll to the top.
  useEffect(() => {
    if (isRegistered) window.scrollTo({ top: 0 });
  }, [isRegistered]);
  if (state.status === 'done') return <p role="status">{t(state.matches('already') ? 'already' : 'done')}</p>;
  if (emailVerification) {
    return (
      <section className={column}>
        {verifyHead}
        <EmailSteps actor={emailVerification} laterLabel={t('verify.later')} />
      </section>
    );
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className={css({ display: 'grid', gap: '16' })}>
      {company && 'label' in company ? (
        <TextField
          id="details-company"
          label={company.label}
          hint={company.hint}
          autoComplete="organization"
          required
          value={companyName}
          onChange={(event) => setCompanyName(event.target.value)}
          error={isTried && lacksCompany ? t('validation:required') : fields['company_name']?.[0]}
        />
      ) : null}
      <PersonFields
        details={details}
        errors={shown}
        country={country}
        onChange={change}
        hints={hints}
        emailNote={
          taken.emailTaken ? (
            <Link to={signInAt(details.email)} className={signIn}>
              {t('emailTaken.signIn')}
            </Link>
          ) : null
        }
      />
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
        label={<TermsSentence of="terms" />}
        required
        checked={details.terms}
        onChange={(event) => change({ terms: event.target.checked })}
        error={shown.terms}
        id="details-terms"
      />
      {state.matches('invalid') ? <Callout severity="error">{t('invalid')}</Callout> : null}
      {state.matches('failed') ? <Callout severity="error">{failure?.message || t('failed')}</Callout> : null}
      {isTooMany ? <Callout severity="warning">{t('tooMany', { seconds })}</Callout> : null}
      <Button type="submit" variant="primary" size="large" isWide isLoading={isBusy} disabled={isTooMany}>
        {t('register.submit')}
      </Button>
    </form>
  );
}
