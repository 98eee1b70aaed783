import { useState, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useLocation } from 'react-router-dom';
import { css } from '#css/css';
import { countryByCode } from '../../../contract/countries.ts';
import { chooseFile } from '../../services/files.ts';
import { storeTyped, storedTyped } from '../../services/quickApply.ts';
import { useBoot } from '../core/boot.ts';
import { EMPTY_DETAILS, firstError, toRegistration, useDetailErrors, type Details } from '../shared/registration/details.ts';
import { PersonFields } from '../shared/registration/PersonFields.tsx';
import { TermsAgreed } from '../ui/TermsAgreed.tsx';
import { useFaultFocus } from '../ui/useFaultFocus.ts';
import { useSecondsUntil } from '../ui/useSecondsUntil.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { Link } from '../ui/Link.tsx';
import { QuickApplyFlow } from './ApplyFlow.ts';
import { RESUME_TYPES } from '../shared/resume/ResumeUpload.tsx';
import type { FileRef } from '../../machines/resumeUpload/resumeUpload.actors.ts';

const fields = css({ display: 'grid', gap: '16', minW: '0' });

/** Shown in `details` and `registering`: personal details and the resume, which is all that applying needs. The input stays through every refusal. */
export function QuickDetails() {
  const { t } = useTranslation(['apply', 'getStarted', 'common']);
  const { send } = QuickApplyFlow.useActorRef();
  const state = QuickApplyFlow.useSelector((snapshot) => snapshot);
  const { pathname } = useLocation();
  const country = countryByCode(useBoot().country);
  const { details: sent, job } = state.context;
  const [details, setDetails] = useState<Details>(() => ({
    ...EMPTY_DETAILS,
    ...(sent ? { firstName: sent.first_name, lastName: sent.last_name, email: sent.email } : {}),
    ...(sent?.phone ? { phone: sent.phone.text, phoneCountry: sent.phone.countryCode } : {}),
    ...storedTyped<Details>(job.id),
    // Sending means agreeing, as the sentence at the button says.
    terms: true,
  }));
  const [file, setFile] = useState<FileRef | null>(state.context.file);
  const [isTried, setIsTried] = useState(false);
  const errors = useDetailErrors(details, country, { needsPassword: false }, state.context.fields, {
    emailTaken: false,
    phoneTaken: state.matches({ details: 'phoneTaken' }),
    phoneFault: state.matches({ details: 'invalidPhone' }) ? state.context.phoneFault : null,
  });
  const isTooMany = state.matches({ details: 'tooMany' });
  const seconds = useSecondsUntil(isTooMany ? state.context.retryAt : null, state.context.clockOffset);
  const shown = isTried ? errors.all : errors.served;
  const isBusy = state.hasTag('busy');
  const [form, attempt] = useFaultFocus<HTMLFormElement>(isBusy);
  const hasFailed = state.matches({ registering: 'failed' });
  const canRetry = state.can({ type: 'register.retried' });
  // After a change, trying again would send what was typed before.
  const edit = () => (state.can({ type: 'details.resumed' }) ? send({ type: 'details.resumed' }) : undefined);
  const change = (part: Partial<Details>) => {
    const changed = { ...details, ...part };
    setDetails(changed);
    storeTyped(job.id, changed);
    edit();
  };
  const changeFile = (chosen: FileRef | null) => {
    setFile(chosen);
    edit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    attempt();
    if (file && !firstError(errors.typed))
      send(canRetry ? { type: 'register.retried' } : { type: 'details.submitted', details: toRegistration(details, country), file });
  };
  return (
    <form ref={form} className={fields} onSubmit={submit} noValidate>
      <header className={css({ display: 'grid', gap: '4' })}>
        <h2 className={css({ textStyle: 'section' })}>{t('details.title')}</h2>
        <p className={css({ color: 'quiet' })}>{t('details.intro')}</p>
      </header>
      <p>
        {t('details.haveAccount')}{' '}
        <Link
          to={`/get-started?redirect=${encodeURIComponent(pathname)}`}
          className={css({ display: 'inline-block', py: '12', my: '-12px', color: 'accentText', fontWeight: '600', textDecoration: 'underline' })}
        >
          {t('details.signIn')}
        </Link>
      </p>
      {job.eligibility.length > 0 && !job.is_external ? (
        <Callout severity="info" title={t('details.eligibility', { eligibility: job.eligibility.join(', ') })}>
          {t('details.eligibilityText')}
        </Callout>
      ) : null}
      <fieldset disabled={isBusy} className={fields}>
        <FileDrop
          label={t('resume')}
          hint={t('resume.hint')}
          required
          accept={RESUME_TYPES}
          error={isTried && !file ? t('resume.required') : undefined}
          onPick={(picked) => changeFile(chooseFile(picked))}
          file={file ? { name: file.name, progress: null } : null}
          onRemove={() => changeFile(null)}
        />
        <h3 className={css({ textStyle: 'card', mt: '8' })}>{t('details.you')}</h3>
        <PersonFields details={details} errors={shown} country={country} onChange={change} />
      </fieldset>
      {state.matches({ details: 'invalid' }) ? <Callout severity="error">{t('getStarted:invalid')}</Callout> : null}
      {isTooMany ? <Callout severity="warning">{t('getStarted:tooMany', { seconds })}</Callout> : null}
      {hasFailed ? (
        <Callout severity="error" actions={<Button onClick={() => send({ type: 'details.resumed' })}>{t('submit.edit')}</Button>}>
          {t('register.failed')}
        </Callout>
      ) : null}
      {state.matches({ registering: 'offline' }) ? <Callout severity="warning">{t('submit.offline')}</Callout> : null}
      <Button type="submit" variant="primary" size="large" className={css({ md: { justifySelf: 'start' } })} isLoading={isBusy} disabled={isTooMany}>
        {t(canRetry ? 'common:retry' : job.screening_questions.length > 0 || job.is_external ? 'details.next' : 'details.send')}
      </Button>
      <TermsAgreed />
    </form>
  );
}
