import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Callout } from '../../ui/Callout.tsx';
import type { TemplateParts } from './TemplateParts.ts';

/** The result of the last action, or what prevents it. */
export function TemplateNews({ state, send }: TemplateParts) {
  const { t } = useTranslation(['resumes', 'common']);
  const { resume, failure } = state.context;
  const message = state.matches({ shaping: { drawn: 'kept' } })
    ? 'shape.kept'
    : state.matches({ shaping: { drawn: 'downloaded' } })
      ? 'shape.downloaded'
      : null;
  const waits = state.matches({ shaping: 'offline' })
    ? 'shape.offline'
    : state.matches({ generating: 'offline' }) || state.matches({ downloading: 'offline' })
      ? 'shape.makeOffline'
      : null;
  const under = state.matches({ generating: 'making' }) ? 'shape.attaching' : state.matches({ downloading: 'fetching' }) ? 'shape.downloading' : null;
  const trouble = state.matches({ generating: 'failed' })
    ? 'shape.failed'
    : state.matches({ shaping: { drawn: 'notDownloaded' } })
      ? 'shape.notDownloaded'
      : null;
  // The server's message says how long to wait.
  const tooMany = failure?.retryAfter ? failure.message : undefined;
  return (
    <div className={css({ display: 'grid', gap: '12', mb: '16', '&:not(:has(*))': { display: 'none' } })}>
      <div role="status" className={css({ display: 'grid', gap: '12', _empty: { display: 'none' } })}>
        {under ? <p className={css({ color: 'quiet' })}>{t(under)}</p> : null}
        {message ? <Callout severity="success">{t(message)}</Callout> : null}
        {waits ? <Callout severity="warning">{t(waits)}</Callout> : null}
        {state.matches('made') && resume ? (
          <Callout severity="success" title={t('shape.made', { name: resume.filename })}>
            {t('shape.madeText')}
          </Callout>
        ) : null}
      </div>
      {state.matches({ generating: 'full' }) ? <Callout severity="warning">{t('shape.full')}</Callout> : null}
      {trouble ? (
        <Callout severity="error">
          {tooMany ?? t(trouble)}
          {failure?.requestId ? <p className={css({ fontSize: '13' })}>{t('common:error.reference', { reference: failure.requestId })}</p> : null}
        </Callout>
      ) : null}
      {state.matches({ shaping: 'notDrawn' }) ? (
        <Callout
          severity="error"
          actions={
            <Button size="small" onClick={() => send({ type: 'template.retried' })}>
              {t('common:retry')}
            </Button>
          }
        >
          {tooMany ?? t('shape.notDrawn')}
        </Callout>
      ) : null}
      {state.matches({ shaping: 'unfinished' }) ? (
        <Callout
          severity="info"
          actions={
            <ButtonLink to="/manage-profile" size="small">
              {t('shape.toProfile')}
            </ButtonLink>
          }
        >
          {t('shape.unfinished')}
        </Callout>
      ) : null}
    </div>
  );
}
