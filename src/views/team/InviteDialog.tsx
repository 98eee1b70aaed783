import { useState, type FormEvent } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { email as emailField } from '../../../contract/fields.ts';
import { FIRST_PERMISSIONS } from '../../../contract/team-rules.ts';
import type { Given } from '../../machines/team/team.actors.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { GivenFields } from './GivenFields.tsx';

interface InviteDialogProps {
  isOpen: boolean;
  isBusy: boolean;
  hasFailed: boolean;
  /** The server's message about the address. */
  error: string | undefined;
  onSend: (email: string, given: Given) => void;
  onClose: () => void;
}

/** Whom to invite, and in which role. */
export function InviteDialog({ isOpen, isBusy, hasFailed, error, onSend, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['team', 'validation']);
  const [email, setEmail] = useState('');
  const [given, setGiven] = useState<Given>({ role: 'recruiter', permissions: [...FIRST_PERMISSIONS] });
  const [wrong, setWrong] = useState<string | undefined>(undefined);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const read = emailField.safeParse(email);
    setWrong(read.success ? undefined : t(`validation:${read.error.issues[0]?.message ?? 'email.invalid'}`));
    if (read.success) onSend(read.data, given);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      isClosedByOutside={false}
      title={t('form.invite')}
      actions={
        <>
          <Button type="submit" form="invite" variant="primary" isLoading={isBusy}>
            {t('form.send')}
          </Button>
          <Button onClick={onClose} disabled={isBusy}>
            {t('form.close')}
          </Button>
        </>
      }
    >
      <form id="invite" noValidate onSubmit={send} className={css({ display: 'grid', gap: '16' })}>
        <TextField
          label={t('form.email')}
          hint={t('form.email.hint')}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          error={wrong ?? error}
        />
        <GivenFields given={given} onChange={setGiven} />
        {hasFailed ? <Callout severity="error">{t('form.failed')}</Callout> : null}
      </form>
    </Dialog>
  );
}
