import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../../ui/Button.tsx';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { ChangeParts } from './ChangeButton.tsx';
import { ChangeForm } from './ChangeForm.tsx';

const FORM = 'account-change';
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });

/** The input of a change, or the confirmation of a deletion; then the result. */
export function ChangeDialog({ state, send }: ChangeParts) {
  const { t } = useTranslation(['account', 'common']);
  const { what, sentTo, fields } = state.context;
  const isSaved = state.matches('saved');
  const isLeaving = state.matches('leaving');
  const isSaving = state.matches('saving');
  // A data export needs only the button; there is only something to show if it fails.
  const isOpen = state.matches('editing') || isSaved || isLeaving || (isSaving && what !== 'export');
  const isEnd = what === 'deletion';
  const isRefused = what === 'export' && state.matches({ editing: 'invalid' });
  const stop = isRefused ? 'failed' : (['tooMany', 'notSent', 'failed'] as const).find((name) => state.matches({ editing: name }));
  const close = () => send({ type: 'change.dismissed' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t(isSaved || isLeaving ? `${what}.doneTitle` : `${what}.title`)}
      isAlert={isEnd && !isSaved}
      isClosedByOutside={false}
      actions={
        isSaved || isLeaving ? (
          <Button variant="primary" isLoading={isLeaving} onClick={close}>
            {t(isEnd ? 'deletion.leave' : 'done')}
          </Button>
        ) : (
          <>
            <Button
              variant={isEnd ? 'danger' : 'primary'}
              isLoading={isSaving}
              {...(what === 'export' ? { onClick: () => send({ type: 'change.submitted', values: {} }) } : { type: 'submit', form: FORM })}
            >
              {t(what === 'export' ? 'common:retry' : `${what}.submit`)}
            </Button>
            <Button onClick={close}>{t('common:cancel')}</Button>
          </>
        )
      }
    >
      <div className={stack}>
        {isSaved || isLeaving ? <p role="status">{t(`${what}.done`, { email: sentTo })}</p> : null}
        {stop ? <Callout severity={stop === 'tooMany' ? 'warning' : 'error'}>{t(stop === 'failed' ? 'failed' : `change.${stop}`)}</Callout> : null}
        {isSaved || isLeaving || what === 'export' ? null : (
          <ChangeForm
            id={FORM}
            what={what}
            email={state.context.email}
            fields={fields}
            onSubmit={(values) => (isSaving ? undefined : send({ type: 'change.submitted', values }))}
          />
        )}
      </div>
    </Dialog>
  );
}
