import MessagesSquare from '~icons/lucide/messages-square';
import type { ReactNode } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { useParams } from 'react-router-dom';
import { css, cx } from '#css/css';
import type { ChatRole } from '../../../contract/chat-records.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ChatList } from './ChatList.tsx';
import { ChatRoom } from './ChatRoom.tsx';

/** As high as the screen minus its surroundings, so that the composer is at the bottom and only the messages scroll. */
const screen = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  h: 'calc(100dvh - var(--around))',
  minH: '420px',
  lg: { gridTemplateColumns: '360px minmax(0, 1fr)', borderInline: '1px solid {colors.line}' },
  // Without any conversation there is nothing to select.
  '&:has([data-none])': { lg: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** A workspace's navigation takes up room. */
const inWorkspace = css({ xl: { '&:not(:has([data-none]))': { gridTemplateColumns: '300px minmax(0, 1fr)' } } });
/** Across the whole width, above both. */
const above = css({ gridColumn: '1 / -1', p: { lg: '12' }, pb: { base: '8', lg: '12' }, _empty: { display: 'none' } });
const aside = css({
  gridRow: '2',
  position: 'relative',
  minW: '0',
  minH: '0',
  overflowY: 'auto',
  // It clips what scrolls in it, and the filters continue to the screen's edges.
  mdDown: { mx: '-16px', px: '16px' },
  lg: { '&:not(:has([data-none]))': { borderInlineEnd: '1px solid {colors.line}' } },
});
const main = css({ gridRow: '2', minW: '0', minH: '0', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const small = css({ lgDown: { display: 'none' } });
/** Centered, as one unit. */
const middle = css({ alignItems: 'center', ':has([data-none]) + &': { display: 'none' } });

interface ChatScreenProps {
  userId: string;
  /** The path of the list; a room is below it. */
  base: '/chat' | '/employer/chat';
  side: ChatRole;
  /** Shown above the list of conversations, once there are any. */
  offer: ReactNode;
  /** Shown above the conversations: what concerns all of them. */
  children?: ReactNode;
}

/** The conversations and the open one: side by side if there is room, otherwise one at a time. */
export function ChatScreen({ userId, base, side, offer, children }: ChatScreenProps) {
  const { t } = useTranslation('chat');
  const { chatId } = useParams();
  return (
    <div className={side === 'employer' ? cx(screen, inWorkspace) : screen}>
      <div className={above}>{children}</div>
      <div className={chatId ? `${aside} ${small}` : aside}>
        <ChatList base={base} side={side} openId={chatId ?? null} offer={offer} />
      </div>
      <div className={chatId ? main : `${main} ${small} ${middle}`}>
        {chatId ? (
          <ChatRoom key={chatId} chatId={chatId} userId={userId} base={base} />
        ) : (
          <EmptyState icon={MessagesSquare} title={t('pick')}>
            {t('pick.text')}
          </EmptyState>
        )}
      </div>
    </div>
  );
}
