import { useTranslation } from '../ui/useTranslation.tsx';
import type { SnapshotFrom } from 'xstate';
import { css } from '#css/css';
import type { ChatFileEvent, chatFileMachine } from '../../machines/chatFile/chatFile.machine.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';

/** The progress of a file upload, above the message field. */
export function FileState({ state, send }: { state: SnapshotFrom<typeof chatFileMachine>; send: (event: ChatFileEvent) => void }) {
  const { t } = useTranslation(['chat', 'common']);
  const { file, share, reason } = state.context;
  if (state.matches('choosing') || !file) return null;
  if (state.matches('stored')) return <p role="status">{t('upload.stored')}</p>;
  const leave = (
    <Button size="small" variant="plain" onClick={() => send({ type: 'upload.cancelled' })}>
      {t('upload.cancel')}
    </Button>
  );
  const retry = (
    <Button size="small" onClick={() => send({ type: 'upload.retried' })}>
      {t('common:retry')}
    </Button>
  );
  if (state.matches('uploading'))
    return (
      <div className={css({ display: 'flex', alignItems: 'center', gap: '12', px: { lg: '16' }, py: '4' })}>
        <div className={css({ flex: '1', minW: '0' })}>
          <ProgressBar value={share} label={t('common:file.uploading', { name: file.name })} />
        </div>
        {leave}
      </div>
    );
  return state.matches('rejected') ? (
    <Callout severity="error" title={file.name} actions={leave}>
      {reason ? t(`upload.${reason}`) : null}
    </Callout>
  ) : (
    <Callout
      severity={state.matches('offline') ? 'warning' : 'error'}
      title={file.name}
      actions={
        <>
          {retry}
          {leave}
        </>
      }
    >
      {t(state.matches('offline') ? 'upload.offline' : 'upload.failed')}
    </Callout>
  );
}
