import Download from '~icons/lucide/download';
import ExternalLink from '~icons/lucide/external-link';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../../ui/Button.tsx';
import { buttonStyle } from '../../ui/button.styles.ts';
import { Callout } from '../../ui/Callout.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ResumeParts } from './ResumeParts.ts';

const WIDTH = 960;
const frame = css({ w: '100%', h: '70dvh', border: 'none', borderRadius: 'control', bg: 'sunken' });

/** A preview of a resume, if the browser can show it; otherwise a link to it. */
export function PreviewDialog({ state, send }: ResumeParts) {
  const { t } = useTranslation(['resumes', 'common']);
  const { resume, url } = state.context;
  const close = () => send({ type: 'action.closed' });
  return (
    <Dialog
      isOpen={state.matches('previewing')}
      onClose={close}
      title={t('preview.title', { name: resume.filename })}
      width={WIDTH}
      actions={
        <>
          <Button variant="primary" onClick={() => send({ type: 'download.requested' })}>
            <Download size={16} aria-hidden="true" />
            {t('menu.download')}
          </Button>
          <Button onClick={close}>{t('common:close')}</Button>
        </>
      }
    >
      {state.matches({ previewing: 'finding' }) ? (
        <div role="status" aria-busy="true" aria-label={t('preview.loading')}>
          <Skeleton height="50dvh" />
        </div>
      ) : null}
      {state.matches({ previewing: 'shown' }) && url ? <Shown url={url} name={resume.filename} /> : null}
      {state.matches({ previewing: 'unshowable' }) ? <Callout severity="info">{t('preview.unshowable')}</Callout> : null}
      {state.matches({ previewing: 'offline' }) ? <Callout severity="warning">{t('news.offline')}</Callout> : null}
      {state.matches({ previewing: 'failed' }) ? (
        <Callout
          severity="error"
          actions={
            <Button size="small" onClick={() => send({ type: 'action.retried' })}>
              {t('common:retry')}
            </Button>
          }
        >
          {t('preview.failed')}
        </Callout>
      ) : null}
    </Dialog>
  );
}

/** The browser's own viewer; phones have none that fits into a page, so they open the file in a tab. */
function Shown({ url, name }: { url: string; name: string }) {
  const { t } = useTranslation('resumes');
  const hasViewer = navigator.pdfViewerEnabled;
  return (
    <div className={css({ display: 'grid', gap: '12', justifyItems: 'start' })}>
      {/* // No browser starts its viewer in a sandbox; the server prevents scripts in the file from running (server/modules/profile/download.ts). */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      {hasViewer ? <iframe src={url} title={t('preview.title', { name })} className={frame} /> : <p>{t('preview.noViewer')}</p>}
      <a href={url} target="_blank" rel="noreferrer" className={buttonStyle({ size: 'small' })}>
        <ExternalLink size={16} aria-hidden="true" />
        {t('preview.open')}
      </a>
    </div>
  );
}
