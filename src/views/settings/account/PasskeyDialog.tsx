import { useState, type FormEvent } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { nameDevice } from '../../../lib/deviceName.ts';
import type { passkeysMachine } from '../../../machines/passkeys/passkeys.machine.ts';
import { column } from '../../shared/signIn/step.styles.ts';
import { Working } from '../../ui/Working.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDeviceWords } from '../../ui/useDeviceWords.ts';

interface PasskeyDialogProps {
  state: SnapshotFrom<typeof passkeysMachine>;
  send: (event: EventFrom<typeof passkeysMachine>) => void;
}

const NAME = 'passkey-name';

/** Asks for the name of a new passkey, waits for the device, or asks for confirmation to remove one. */
export function PasskeyDialog({ state, send }: PasskeyDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const isNaming = state.matches('naming');
  const isRemoving = state.hasTag('removal');
  const close = () => send({ type: 'passkey.dismissed' });
  return (
    <Dialog
      isOpen={isNaming || isRemoving || state.matches('adding')}
      onClose={close}
      title={t(isRemoving ? 'passkeys.removeTitle' : 'passkeys.nameTitle')}
      isAlert={isRemoving}
      isClosedByOutside={false}
      actions={
        isRemoving ? (
          <>
            <Button variant="danger" isLoading={state.matches('removing')} onClick={() => send({ type: 'removal.confirmed' })}>
              {t('passkeys.remove')}
            </Button>
            <Button onClick={close}>{t('common:cancel')}</Button>
          </>
        ) : isNaming ? (
          <Button type="submit" form={NAME} variant="primary">
            {t('passkeys.create')}
          </Button>
        ) : null
      }
    >
      {isRemoving ? <p>{t('passkeys.removeText', { name: state.context.passkey?.name ?? '' })}</p> : null}
      {state.matches('adding') ? <Working>{t('passkeys.adding')}</Working> : null}
      {isNaming ? <NameForm onSubmit={(name) => send({ type: 'name.submitted', name })} /> : null}
    </Dialog>
  );
}

function NameForm({ onSubmit }: { onSubmit: (name: string) => void }) {
  const { t } = useTranslation(['account', 'validation']);
  const words = useDeviceWords();
  const [name, setName] = useState(() => words(nameDevice(navigator.userAgent)));
  const [isTried, setIsTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    onSubmit(name);
  };
  return (
    <form id={NAME} onSubmit={submit} noValidate className={column}>
      <TextField
        data-autofocus
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        required
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={isTried && name.trim() === '' ? t('validation:required') : undefined}
      />
    </form>
  );
}
