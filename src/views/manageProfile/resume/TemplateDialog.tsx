import Bookmark from '~icons/lucide/bookmark';
import Download from '~icons/lucide/download';
import { useTranslation } from '../../ui/useTranslation.tsx';
import { css } from '#css/css';
import { randomUuid } from '../../../lib/uuid.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NameDraft } from './NameDraft.tsx';
import { TemplateNews } from './TemplateNews.tsx';
import { TemplateOptions } from './TemplateOptions.tsx';
import { TemplatePages } from './TemplatePages.tsx';
import type { TemplateParts } from './TemplateParts.ts';

const WIDTH = 1080;
const columns = css({
  display: 'grid',
  gap: '24',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 280px' },
  alignItems: 'start',
});
const choices = css({ display: 'grid', gap: '16', position: { md: 'sticky' }, top: '0' });

/** A preview of a resume: its pages, its options, and the actions. */
export function TemplateDialog({ state, send }: TemplateParts) {
  const { t } = useTranslation(['resumes', 'freeResume', 'common']);
  const { form, draft, resume } = state.context;
  const close = () => send({ type: 'template.closed' });
  const isOpen = state.matches('shaping') || state.matches('generating') || state.matches('downloading') || state.matches('keeping') || state.matches('made');
  const isMade = state.matches('made');
  const isFailed = state.matches({ generating: 'failed' });
  const isMaking = state.matches({ generating: 'making' }) || state.matches({ generating: 'offline' });
  const isUnfinished = state.matches({ shaping: 'unfinished' });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={t('shape.title', { template: t(`freeResume:template.${form.template}`) })}
      width={WIDTH}
      isClosedByOutside={false}
      actions={
        isMade || isUnfinished ? (
          <Button variant="primary" onClick={close}>
            {t(isMade ? 'shape.done' : 'shape.close')}
          </Button>
        ) : state.matches('keeping') ? null : (
          <>
            <Button
              variant="primary"
              isLoading={isMaking}
              disabled={!isMaking && !isFailed && !state.matches({ shaping: 'drawn' })}
              onClick={() => send(isFailed ? { type: 'template.retried' } : { type: 'generate.requested', key: randomUuid() })}
            >
              {t(isFailed ? 'common:retry' : 'shape.attach')}
            </Button>
            <Button
              isLoading={state.matches('downloading')}
              disabled={!state.matches('downloading') && !state.can({ type: 'download.requested' })}
              onClick={() => send({ type: 'download.requested' })}
            >
              <Download size={16} aria-hidden="true" />
              {t('shape.download')}
            </Button>
            <Button variant="plain" disabled={!state.can({ type: 'draft.requested' })} onClick={() => send({ type: 'draft.requested' })}>
              <Bookmark size={16} aria-hidden="true" />
              {draft ? t('shape.keepAgain', { name: draft.name }) : t('shape.keep')}
            </Button>
          </>
        )
      }
    >
      <TemplateNews state={state} send={send} />
      {isMade && resume ? null : state.matches('keeping') ? (
        <NameDraft state={state} send={send} />
      ) : isUnfinished ? null : (
        <div className={columns}>
          <TemplatePages state={state} />
          <div className={choices}>
            <TemplateOptions form={form} isBusy={!state.matches('shaping')} onForm={(changed) => send({ type: 'form.changed', form: changed })} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
