import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { joinCompanyRequest } from '../../services/company/claim.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { TextField } from '../ui/TextField.tsx';

interface CompanyNameProps {
  /** The company was set, so what the user waits for, or coordinates, has changed. */
  onNamed: () => void;
}

/** Sets the company a recruiter hires for, if they have none: a new one is theirs, an existing one has to approve them. */
export function CompanyName({ onNamed }: CompanyNameProps) {
  const { t } = useTranslation(['employer', 'validation']);
  const [state, send] = useMachine(joinCompanyRequest, { input: {} });
  const [name, setName] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isDone = state.matches('success');
  const { error } = state.context;
  useEffect(() => {
    if (isDone) onNamed();
  }, [isDone, onNamed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (name.trim() !== '') send({ type: 'request.sent', payload: { name: name.trim() } });
  };
  return (
    <form onSubmit={submit} noValidate className={css({ display: 'grid', gap: '16', maxW: '440px' })}>
      {state.matches('offline') ? <OfflineHere onRetry={() => send({ type: 'request.retried' })} /> : null}
      <TextField
        label={t('company')}
        hint={t('company.hint')}
        autoComplete="organization"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isTried && name.trim() === '' ? t('validation:required') : error?.fields['company_name']?.[0]}
      />
      {state.matches('failure') && !error?.fields['company_name'] ? (
        <Callout severity="error">{(error?.kind === 'refused' && error.message) || t('join.failed')}</Callout>
      ) : null}
      <div>
        <Button type="submit" isLoading={state.hasTag('busy')}>
          {t('join.submit')}
        </Button>
      </div>
    </form>
  );
}
