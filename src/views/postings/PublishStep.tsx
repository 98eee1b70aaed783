import { useEffect, useRef } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { randomUuid } from '../../lib/uuid.ts';
import { Button } from '../ui/Button.tsx';
import { Callout } from '../ui/Callout.tsx';
import { footBarStyle } from '../ui/footBar.styles.ts';
import { OfflineHere } from '../ui/OfflineHere.tsx';
import { editorLayout, stepTitle } from './editor.styles.ts';
import type { EditorProps } from './editorProps.ts';
import { NotPublished } from './NotPublished.tsx';
import { PostingPreview } from './PostingPreview.tsx';
import { StepTrail } from './StepTrail.tsx';
import { WithEditing } from './WithEditing.tsx';

const column = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16',
  maxW: '760px',
  lg: { gridColumn: '1 / -1' },
  xl: { gridColumn: '2 / -1' },
});

/** The step's title, which takes the focus to the top of the page whenever it's drawn. */
function PublishTitle() {
  const { t } = useTranslation('postings');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={title} tabIndex={-1} className={stepTitle}>
      {t('preview.title')}
    </h2>
  );
}

/** The job as job seekers will see it, its warnings, and the publish button. */
export function PublishStep({ state, send }: EditorProps) {
  const { t } = useTranslation(['postings', 'common']);
  const { warnings, editing, failure } = state.context;
  const isWarned = state.matches({ previewing: 'warned' });
  const isOffline = state.matches('offline');
  const hasFailed = state.matches('failed');
  const isStopped = isOffline || hasFailed || state.matches('notPublished');
  const isDraft = editing?.posting.status === 'draft';
  const retry = () => send({ type: 'posting.retried' });
  return (
    <WithEditing state={state} send={send}>
      <div className={editorLayout}>
        <StepTrail state={state} send={send} />
        <div className={column}>
          {/* Drawn again when publishing stops: the button is below the whole preview, and the reason above it. */}
          <PublishTitle key={isStopped ? 'stopped' : 'open'} />
          {isOffline ? <OfflineHere onRetry={retry} /> : null}
          {isOffline ? <p className={css({ color: 'quiet' })}>{t('publish.offline')}</p> : null}
          {state.matches('previewing') ? <p className={css({ color: 'quiet' })}>{t('preview.text')}</p> : null}
          {isWarned ? (
            <Callout severity="warning" title={t('warned.title')}>
              <ul className={css({ display: 'grid', gap: '8' })}>
                {warnings.map((warning) => (
                  <li key={warning}>{t(`warned.${warning}`)}</li>
                ))}
              </ul>
            </Callout>
          ) : null}
          {hasFailed ? (
            <Callout
              severity="error"
              actions={
                <Button size="small" onClick={retry}>
                  {t('common:retry')}
                </Button>
              }
            >
              {t('publish.failed')} {failure?.requestId ? t('common:error.reference', { reference: failure.requestId }) : null}
            </Callout>
          ) : null}
          <NotPublished state={state} send={send} />
          <PostingPreview />
          <div className={footBarStyle}>
            <Button
              variant="primary"
              isLoading={state.matches('publishing')}
              disabled={!state.matches('publishing') && !state.can({ type: 'posting.published', key: '' })}
              onClick={() => send({ type: 'posting.published', key: randomUuid() })}
            >
              {t(isWarned ? 'publish.anyway' : isDraft ? 'publish' : 'publish.changes')}
            </Button>
            {state.can({ type: 'editing.resumed' }) ? <Button onClick={() => send({ type: 'editing.resumed' })}>{t('back')}</Button> : null}
          </div>
        </div>
      </div>
    </WithEditing>
  );
}
