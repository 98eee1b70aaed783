import { useMachine } from '@xstate/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { Navigate } from 'react-router-dom';
import { css } from '#css/css';
import { companyDeletion } from '../../services/company/companyDeletion.ts';
import { Card } from '../ui/Card.tsx';
import { StepUpDialog } from '../shared/stepUp/StepUpDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';

const FORM = 'delete-company';
const GOES = ['jobs', 'applicants', 'interviews', 'team'] as const;
const list = css({ display: 'grid', gap: '8', ps: '24', listStyle: 'disc', color: 'quiet' });

/** Deletes the company, for its coordinator: explains the consequences, and asks to type its name first. */
export function DeleteCompany({ company, email }: { company: string; email: string }) {
  const { t } = useTranslation('company');
  const [state, send] = useMachine(companyDeletion, { input: { email } });
  const [typed, setTyped] = useState('');
  const { name, fields, message } = state.context;
  if (state.status === 'done') return <Navigate to="/employer" replace />;
  const close = () => {
    setTyped('');
    send({ type: 'deletion.dismissed' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'deletion.submitted', name: typed });
  };
  return (
    <Card id="delete-company-card" title={t('delete')}>
      <p className={css({ color: 'quiet', maxW: '68ch' })}>{t('delete.text')}</p>
      <div>
        <Button variant="leaving" onClick={() => send({ type: 'deletion.requested' })}>
          {t('delete.ask')}
        </Button>
      </div>
      <Dialog
        isOpen={state.hasTag('dialog')}
        isAlert
        isClosedByOutside={false}
        onClose={close}
        title={t('delete.title', { company })}
        actions={
          <>
            <Button type="submit" form={FORM} variant="danger" isLoading={state.matches('deleting')}>
              {t('delete.yes')}
            </Button>
            <Button onClick={close} disabled={state.matches('deleting')}>
              {t('delete.no')}
            </Button>
          </>
        }
      >
        <form id={FORM} onSubmit={submit} noValidate className={css({ display: 'grid', gap: '16' })}>
          <div className={css({ display: 'grid', gap: '8' })}>
            <p>{t('delete.goes')}</p>
            <ul className={list}>
              {GOES.map((what) => (
                <li key={what}>{t(`delete.${what}`)}</li>
              ))}
            </ul>
            <p>{t('delete.stays')}</p>
          </div>
          {state.matches({ asking: 'refused' }) ? <Callout severity="warning">{message}</Callout> : null}
          {state.matches({ asking: 'failed' }) ? <Callout severity="error">{t('delete.failed')}</Callout> : null}
          <TextField
            label={t('delete.name', { company })}
            autoComplete="off"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={typed === name ? fields['name']?.[0] : undefined}
          />
        </form>
      </Dialog>
      <StepUpDialog proof={state.children.stepUp} />
    </Card>
  );
}
