import { useId, useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { LIMITS } from '../../../../contract/limits.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** A chart that renames something: resumeDocument and resumeDraft have this in common. */
interface Naming {
  matches(at: 'renaming' | { renaming: 'saving' | 'offline' | 'failed' }): boolean;
  context: { fault: string | null };
}

interface NameDialogProps {
  state: Naming;
  title: string;
  /** Its current name. */
  name: string;
  label: string;
  hint: string;
  onName: (name: string) => void;
  onClose: () => void;
}

/** Renames something. */
export function NameDialog(props: NameDialogProps) {
  const { t } = useTranslation('resumes');
  const form = useId();
  const { state, title, onClose } = props;
  return (
    <Dialog
      isOpen={state.matches('renaming')}
      onClose={onClose}
      title={title}
      isClosedByOutside={false}
      actions={
        <>
          <Button type="submit" form={form} variant="primary" isLoading={state.matches({ renaming: 'saving' }) || state.matches({ renaming: 'offline' })}>
            {t('rename.save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <NameForm {...props} id={form} />
    </Dialog>
  );
}

function NameForm({ state, name, label, hint, onName, id }: NameDialogProps & { id: string }) {
  const { t } = useTranslation(['resumes', 'validation']);
  const [text, setText] = useState(name);
  const { fault } = state.context;
  return (
    <form
      id={id}
      noValidate
      className={css({ display: 'grid', gap: '12' })}
      onSubmit={(event) => {
        event.preventDefault();
        onName(text);
      }}
    >
      {state.matches({ renaming: 'offline' }) ? <Callout severity="warning">{t('rename.offline')}</Callout> : null}
      {state.matches({ renaming: 'failed' }) ? <Callout severity="error">{t('rename.failed')}</Callout> : null}
      <TextField
        label={label}
        hint={hint}
        required
        autoComplete="off"
        maxLength={LIMITS.filenameLength}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={fault === null ? undefined : t(`validation:${fault}`)}
      />
    </form>
  );
}
