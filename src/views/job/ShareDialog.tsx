import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { JobFlow } from './JobFlow.ts';

/** The link of a job, to be copied; where the browser does not let it be copied, to be marked and copied by hand. */
export default function ShareDialog({ state }: { state: 'choosing' | 'sharing' | 'shared' | 'failed' }) {
  const { t } = useTranslation(['job', 'common']);
  const { send } = JobFlow.useActorRef();
  const job = JobFlow.useSelector((snapshot) => snapshot.context.job);
  const close = () => send({ type: 'share.closed' });
  return (
    <Dialog
      isOpen
      onClose={close}
      title={t('share.title')}
      description={job?.title ?? ''}
      actions={
        state === 'shared' ? (
          <Button onClick={() => send({ type: 'share.opened' })}>{t('share.again')}</Button>
        ) : (
          <Button variant="primary" isLoading={state === 'sharing'} onClick={() => send({ type: 'channel.chosen', channel: 'link' })}>
            {t('share.copy')}
          </Button>
        )
      }
    >
      <div className={css({ display: 'grid', gap: '16' })}>
        {state === 'shared' ? <Callout severity="success">{t('share.done')}</Callout> : null}
        {state === 'failed' ? <Callout severity="error">{t('share.failed')}</Callout> : null}
        <TextField
          label={t('share.link')}
          value={new URL(job?.url ?? '/', window.location.origin).href}
          readOnly
          dir="ltr"
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Dialog>
  );
}
