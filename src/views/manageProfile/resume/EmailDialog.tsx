import Download from '~icons/lucide/download';
import { useId, useState } from 'react';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { randomUuid } from '../../../lib/uuid.ts';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ResumeParts } from './ResumeParts.ts';

const stack = css({ display: 'grid', gap: '12', overflowWrap: 'anywhere' });

/** Emails a resume: the address is typed, shown again for confirmation, and only then used (specification §5). */
export function EmailDialog({ state, send }: ResumeParts) {
  const { t } = useTranslation('resumes');
  const form = useId();
  const { resume, email } = state.context;
  const at = (name: 'checking' | 'confirming' | 'posting' | 'offline' | 'failed' | 'tooMany' | 'unconfirmed' | 'tooLarge') => state.matches({ sending: name });
  const close = () => send({ type: 'action.closed' });
  const isAddressed = at('confirming') || at('posting') || at('offline');
  const over = (['tooMany', 'unconfirmed', 'tooLarge'] as const).find(at);
  const isOver = over !== undefined;
  return (
    <Dialog
      isOpen={state.matches('sending')}
      onClose={close}
      title={t(isAddressed ? 'letter.confirm' : 'letter.title')}
      isClosedByOutside={false}
      actions={
        <>
          {isAddressed ? (
            <Button variant="primary" isLoading={!at('confirming')} onClick={() => send({ type: 'address.confirmed' })}>
              {t('letter.send')}
            </Button>
          ) : null}
          {at('confirming') ? <Button onClick={() => send({ type: 'address.changed' })}>{t('letter.change')}</Button> : null}
          {at('failed') ? (
            <Button variant="primary" onClick={() => send({ type: 'action.retried' })}>
              {t('letter.again')}
            </Button>
          ) : null}
          {at('tooLarge') ? (
            <Button variant="primary" onClick={() => send({ type: 'download.requested' })}>
              <Download size={16} aria-hidden="true" />
              {t('menu.download')}
            </Button>
          ) : null}
          {isAddressed || isOver || at('failed') ? null : (
            <Button type="submit" form={form} variant="primary" isLoading={at('checking')}>
              {t('letter.check')}
            </Button>
          )}
          {at('confirming') ? null : <Button onClick={close}>{t('cancel')}</Button>}
        </>
      }
    >
      <div className={stack}>
        {isAddressed ? (
          <>
            <p className={css({ textStyle: 'section', overflowWrap: 'anywhere' })}>{email}</p>
            <p className={css({ color: 'quiet' })}>{t('letter.confirmText', { name: resume.filename })}</p>
          </>
        ) : null}
        {at('offline') ? <Callout severity="warning">{t('letter.offline')}</Callout> : null}
        {at('failed') ? <Callout severity="error">{t('letter.failed')}</Callout> : null}
        {over ? <Callout severity="warning">{t(`letter.${over}`)}</Callout> : null}
        {isAddressed || isOver || at('failed') ? null : <AddressForm id={form} state={state} send={send} />}
        <p role="status" className={css({ color: 'quiet', fontSize: '13', _empty: { display: 'none' } })}>
          {at('checking') ? t('letter.checking') : ''}
        </p>
      </div>
    </Dialog>
  );
}

function AddressForm({ id, state, send }: ResumeParts & { id: string }) {
  const { t } = useTranslation(['resumes', 'validation']);
  const { resume, email, fault } = state.context;
  const [text, setText] = useState(email);
  return (
    <form
      id={id}
      noValidate
      className={stack}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'address.submitted', email: text.trim(), key: randomUuid() });
      }}
    >
      <p className={css({ color: 'quiet' })}>{t('letter.text', { name: resume.filename })}</p>
      <TextField
        label={t('letter.address')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={fault === null ? undefined : t(`validation:${fault}`)}
      />
    </form>
  );
}
