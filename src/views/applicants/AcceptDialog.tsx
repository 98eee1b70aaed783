import { useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { NOTE_LENGTH } from '../../../contract/decline-reasons.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { ApplicantParts } from './ApplicantActions.tsx';

/** Asks for confirmation before accepting an application, because the applicant is notified right away; a note can be added. */
export function AcceptDialog({ name, state, send }: ApplicantParts & { name: string }) {
  const { t } = useTranslation(['applicants', 'common']);
  const [note, setNote] = useState('');
  const isAsking = state.matches({ shown: 'confirmingAccept' });
  const isFailed = state.matches({ shown: 'acceptFailed' });
  const isBusy = state.matches({ shown: 'accepting' });
  const isTooLong = note.length > NOTE_LENGTH;
  const abandon = () => send({ type: 'accept.abandoned' });
  return (
    <Dialog
      isOpen={state.hasTag('deciding')}
      isAlert
      onClose={abandon}
      title={t('accept.title', { name })}
      description={t('accept.text')}
      actions={
        <>
          {isFailed ? (
            <Button variant="primary" onClick={() => send({ type: 'accept.retried' })}>
              {t('common:retry')}
            </Button>
          ) : isAsking || isBusy ? (
            <Button variant="primary" isLoading={isBusy} disabled={isAsking && isTooLong} onClick={() => send({ type: 'accept.confirmed', note: note.trim() })}>
              {t('accept.confirm')}
            </Button>
          ) : null}
          {isBusy ? null : (
            <Button variant="plain" onClick={abandon}>
              {t('accept.keep')}
            </Button>
          )}
        </>
      }
    >
      {isAsking ? (
        <TextArea
          label={t('accept.note')}
          hint={t('accept.noteHint')}
          error={isTooLong ? t('decline.tooLong') : undefined}
          value={note}
          limit={NOTE_LENGTH}
          onChange={(event) => setNote(event.target.value)}
        />
      ) : null}
      {state.matches({ shown: 'acceptOffline' }) ? <Callout severity="warning">{t('accept.offline')}</Callout> : null}
      {isFailed ? <Callout severity="error">{t('accept.failed')}</Callout> : null}
    </Dialog>
  );
}
