import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextField } from '../ui/TextField.tsx';
import { SHARE_PAGES } from '../../lib/shareAddress.ts';
import { JobFlow } from './JobFlow.ts';

/** The link of a job, to copy, or to select and copy by hand if the browser doesn't allow copying; and other ways to share it. */
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
        {state === 'shared' ? null : (
          <ul aria-label={t('share.others')} className={css({ display: 'flex', flexWrap: 'wrap', gap: '8' })}>
            {SHARE_PAGES.map((channel) => (
              <li key={channel}>
                <Button size="small" onClick={() => send({ type: 'channel.chosen', channel })}>
                  {t(`share.by.${channel}`)}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}
