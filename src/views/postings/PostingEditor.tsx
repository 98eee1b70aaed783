import { useMachine } from '@xstate/react';
import FileX from '~icons/lucide/file-x';
import Lock from '~icons/lucide/lock';
import { useTranslation } from '../ui/useTranslation.tsx';
import type { Step } from '../../machines/postingEditor/steps.ts';
import { postingEditor } from '../../services/postings/postingEditor.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { PostingForm } from './PostingForm.tsx';
import { PublishStep } from './PublishStep.tsx';
import { Published } from './Published.tsx';
import { useSaveOnLeaving } from './useSaveOnLeaving.ts';
import { useStepAddress } from './useStepAddress.ts';

/** A job posting from the first word to publishing: each state of the chart as a screen. */
export function PostingEditor({ input }: { input: { id: number | null; key: string; step: Step } }) {
  const { t } = useTranslation('postings');
  const [state, send] = useMachine(postingEditor, { input });
  const { editing, failure, published } = state.context;
  useStepAddress({ state, send });
  useSaveOnLeaving(state.context);
  const list = <ButtonLink to="/employer/jobs">{t('published.list')}</ButtonLink>;

  if (state.hasTag('unloaded'))
    return (
      <LoadState
        state={state}
        words={{ loading: t('editor.loading'), disconnected: t('editor.disconnected'), unloadable: t('editor.unloadable.text') }}
        title={t('editor.unloadable.title')}
        reference={failure?.requestId}
        onRetry={() => send({ type: 'load.retried' })}
        height="180px"
        count={2}
      />
    );
  if (state.matches('notFound'))
    return (
      <EmptyState icon={FileX} title={t('editor.notFound.title')} actions={list}>
        {t('editor.notFound.text')}
      </EmptyState>
    );
  if (state.matches('refused'))
    return (
      <EmptyState icon={Lock} title={t('editor.refused.title')} actions={list}>
        {t('editor.refused.text')}
      </EmptyState>
    );
  if (state.matches('published') && published && editing) return <Published posting={published} company={editing.company} />;
  return state.hasTag('editor') ? <PostingForm state={state} send={send} /> : <PublishStep state={state} send={send} />;
}
