import { useMachine } from '@xstate/react';
import BriefcaseBusiness from '~icons/lucide/briefcase-business';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import { POSTING_TABS, type PostingTab } from '../../../contract/postings.ts';
import { randomUuid } from '../../lib/uuid.ts';
import { postings } from '../../services/postings/postings.ts';
import { useIsAllowed } from '../shared/employer/employer.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LoadState } from '../ui/LoadState.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { TabLinks } from '../ui/TabLinks.tsx';
import { addressOf } from './addresses.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { MoveNews } from './MoveNews.tsx';
import { PostingRow } from './PostingRow.tsx';

const rows = css({ display: 'grid', listStyle: 'none' });

/** A page of one tab of the company's jobs. */
export function Postings({ tab, page }: { tab: PostingTab; page: number }) {
  const { t } = useTranslation('postings');
  const [state, send] = useMachine(postings, { input: { tab, page } });
  const mayPost = useIsAllowed('post-jobs');
  const { list, wanted, before, failure } = state.context;
  // A row to confirm says so, and has the button.
  const isToConfirmShown = list?.postings.some(({ status }) => status === 'confirmDue' || status === 'stale') ?? false;
  const tabs = POSTING_TABS.map((name) => ({
    to: addressOf(name),
    label: t(`tab.${name}`),
    isCurrent: name === tab,
    ...(list ? { count: list.counts[name] } : {}),
  }));
  return (
    <div className={css({ display: 'grid', gap: '16', gridTemplateColumns: 'minmax(0, 1fr)' })} data-state={String(Object.keys(state.value)[0] ?? state.value)}>
      <TabLinks label={t('tabs')} tabs={tabs} />
      {list && list.to_confirm > 0 && !isToConfirmShown ? (
        <Callout severity="warning" title={t('banner', { count: list.to_confirm })}>
          {t('banner.text', { count: list.to_confirm })}
        </Callout>
      ) : null}
      <MoveNews state={state} send={send} />
      <LoadState
        state={state}
        words={{ loading: t('loading'), disconnected: t('disconnected'), unloadable: t('unloadable.text') }}
        title={t('unloadable.title')}
        reference={failure?.requestId}
        onRetry={() => send({ type: 'load.retried' })}
        height="96px"
        count={3}
      />
      {list && !state.matches('loading') && list.postings.length > 0 ? (
        <ul className={rows} aria-label={t('list')}>
          {list.postings.map((posting) => (
            <PostingRow
              key={posting.id}
              posting={posting}
              isBusy={state.hasTag('busy') && wanted?.id === posting.id}
              mayPost={mayPost}
              can={(move) => mayPost && state.can({ type: 'move.requested', id: posting.id, move, key: '' })}
              onMove={(move) => send({ type: 'move.requested', id: posting.id, move, key: randomUuid() })}
            />
          ))}
        </ul>
      ) : null}
      {list && list.postings.length === 0 && !state.matches('loading') ? (
        <EmptyState
          icon={BriefcaseBusiness}
          title={t(`empty.${tab}.title`)}
          actions={mayPost ? <ButtonLink to="/employer/jobs/new">{t('new')}</ButtonLink> : null}
        >
          {t(`empty.${tab}.text`)}
        </EmptyState>
      ) : null}
      {list ? <Pagination page={list.page} pages={Math.ceil(list.counts[tab] / list.size)} hrefOf={(to) => addressOf(tab, to)} /> : null}
      <MoveDialog
        isOpen={state.matches('confirming')}
        move={wanted?.move ?? 'close'}
        posting={before}
        onConfirm={() => send({ type: 'move.confirmed' })}
        onKeep={() => send({ type: 'move.dismissed' })}
      />
    </div>
  );
}
