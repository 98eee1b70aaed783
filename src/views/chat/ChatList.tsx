import { useMachine } from '@xstate/react';
import MessagesSquare from '~icons/lucide/messages-square';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ChatRole } from '../../../contract/chat-records.ts';
import { chatFilter } from '../../../contract/chats.ts';
import { chatList } from '../../services/chat/chatList.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Callout } from '../ui/Callout.tsx';
import { Chip } from '../ui/Chip.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { scrollEdges } from '../ui/scrollEdges.styles.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { ChatRow } from './ChatRow.tsx';

const NEWS = { notChanged: 'error', removed: 'success', notRemoved: 'error' } as const;
/** The filters on one line that scrolls by touch. */
const filters = css(scrollEdges, {
  bg: 'paper',
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: '2',
  display: 'flex',
  gap: '8',
  px: { lg: '16' },
  py: '12',
  borderBlockEnd: '1px solid {colors.line}',
  // A mouse can't drag a line, so all of them are visible.
  lg: { flexWrap: 'wrap' },
});
const notes = css({ display: 'grid', gap: '8', px: { lg: '12' }, py: '8', _empty: { display: 'none' } });

interface ChatListProps {
  base: string;
  side: ChatRole;
  /** The open conversation. */
  openId: string | null;
  /** Shown above the conversations, once there are any. */
  offer: ReactNode;
}

/** The user's conversations, in every state of their chart. */
export function ChatList({ base, side, openId, offer }: ChatListProps) {
  const { t } = useTranslation(['chat', 'common']);
  const [state, send] = useMachine(chatList, { input: { filter: 'all' } });
  const { chats, filter, chat, failure } = state.context;
  const list = (name: 'loading' | 'refreshing' | 'widening' | 'shown' | 'empty' | 'offline' | 'failed') => state.matches({ list: name });
  const news = (Object.keys(NEWS) as (keyof typeof NEWS)[]).find((name) => state.matches({ doing: { resting: name } }));
  const isDismissed = state.matches({ doing: { resting: 'dismissed' } });
  const isRestoring = state.matches({ doing: 'restoring' });
  const isActing = ['changing', 'dismissing', 'removing'].some((name) => state.matches({ doing: name as 'changing' }));
  const retry = (
    <Button size="small" onClick={() => send({ type: 'load.retried' })}>
      {t('common:retry')}
    </Button>
  );
  return (
    <section
      aria-label={t('list')}
      aria-busy={list('refreshing') || list('widening') || undefined}
      data-none={(list('empty') && filter === 'all' && openId === null) || undefined}
    >
      <div role="group" aria-label={t('filters')} className={filters}>
        {chatFilter.options.map((name) => (
          <Chip key={name} isOn={name === filter} onClick={() => send({ type: 'filter.chosen', filter: name })}>
            {t(`filter.${name}`)}
          </Chip>
        ))}
      </div>
      <div role="status" className={notes}>
        {news ? <Callout severity={NEWS[news]}>{t(news)}</Callout> : null}
        {isDismissed || isRestoring ? (
          <Callout
            severity={failure && isDismissed ? 'error' : 'success'}
            actions={
              <Button size="small" isLoading={isRestoring} onClick={() => send({ type: 'undo.requested' })}>
                {t('common:undo')}
              </Button>
            }
          >
            {failure && isDismissed ? t('dismissed.failed') : t('dismissed', { name: chat?.other.name })}
          </Callout>
        ) : null}
      </div>
      {list('offline') ? (
        <Callout severity="warning" actions={retry}>
          {t('list.offline')}
        </Callout>
      ) : null}
      {list('failed') ? (
        <Callout severity="error" actions={retry}>
          {t('list.failed')}
        </Callout>
      ) : null}
      {list('loading') ? (
        <div role="status" aria-busy="true" aria-label={t('list.loading')} className={css({ display: 'grid', gap: '8', p: '16' })}>
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} height="64px" />
          ))}
        </div>
      ) : null}
      {list('empty') ? (
        <EmptyState
          icon={MessagesSquare}
          title={t(`empty.${filter}`)}
          actions={
            filter === 'all' && side === 'seeker' ? (
              <ButtonLink to="/jobs-hiring/job-search" variant="primary">
                {t('empty.all.findJobs')}
              </ButtonLink>
            ) : null
          }
        >
          {filter === 'all' ? t(`empty.all.${side}`) : t('empty.text')}
        </EmptyState>
      ) : null}
      {chats.length > 0 ? <div className={css({ px: { lg: '12' }, py: '8', _empty: { display: 'none' } })}>{offer}</div> : null}
      {chats.length > 0 ? (
        <ul className={css({ listStyle: 'none' })}>
          {chats.map((one) => (
            <ChatRow key={one.id} chat={one} base={base} isOpen={one.id === openId} isBusy={isActing && chat?.id === one.id} send={send} />
          ))}
        </ul>
      ) : null}
      {list('widening') || state.can({ type: 'more.requested' }) ? (
        <div className={css({ display: 'grid', p: '16' })}>
          <Button isLoading={list('widening')} onClick={() => send({ type: 'more.requested' })}>
            {t('list.more')}
          </Button>
        </div>
      ) : null}
      <Dialog
        isOpen={state.matches({ doing: 'confirmingRemoval' })}
        onClose={() => send({ type: 'removal.declined' })}
        title={t('removal.title')}
        isAlert
        isClosedByOutside={false}
        actions={
          <>
            <Button variant="danger" onClick={() => send({ type: 'removal.confirmed' })}>
              {t('removal.confirm')}
            </Button>
            <Button onClick={() => send({ type: 'removal.declined' })}>{t('removal.keep')}</Button>
          </>
        }
      >
        <p>{t('removal.text', { name: chat?.other.name })}</p>
      </Dialog>
    </section>
  );
}
