import { useMachine } from '@xstate/react';
import FileX from '~icons/lucide/file-x';
import Lock from '~icons/lucide/lock';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { postingEditor } from '../../services/postings/postingEditor.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { PostingForm } from './PostingForm.tsx';
import { PublishStep } from './PublishStep.tsx';
import { Published } from './Published.tsx';

/** A job from its first word to its publishing: each state of the chart as a screen. */
export function PostingEditor({ input }: { input: { id: number | null; key: string } }) {
  const { t } = useTranslation('postings');
  const [state, send] = useMachine(postingEditor, { input });
  const { editing, failure, published } = state.context;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const id = editing?.posting.id;
  useEffect(() => {
    // A draft that was begun has an address of its own from then on: a reload goes on with it.
    if (id !== undefined && pathname.endsWith('/new')) void navigate(`/employer/jobs/${id}`, { replace: true });
  }, [id, pathname, navigate]);
  const list = <ButtonLink to="/employer/jobs">{t('published.list')}</ButtonLink>;

  if (state.matches('loading') || state.matches('disconnected') || state.matches('unloadable'))
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
  if (state.matches('published') && published) return <Published posting={published} />;
  return state.hasTag('editor') ? <PostingForm state={state} send={send} /> : <PublishStep state={state} send={send} />;
}
