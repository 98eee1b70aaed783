import { useTranslation } from 'react-i18next';
import { css } from '#css/css';
import type { Chat } from '../../../contract/chat-records.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

const dot = css({
  position: 'absolute',
  insetBlockEnd: '0',
  insetInlineEnd: '0',
  w: '12px',
  h: '12px',
  borderRadius: 'full',
  bg: 'accent',
  boxShadow: '0 0 0 2px {colors.paper}',
});

/** The other of a conversation, with a dot while they are here. */
export function PersonMark({ chat, size }: { chat: Pick<Chat, 'other'>; size: number }) {
  const { t } = useTranslation('chat');
  const { name, avatar, is_online } = chat.other;
  return (
    <span className={css({ position: 'relative', display: 'inline-grid' })} style={{ width: size, height: size }}>
      <Avatar name={name} src={avatar} size={size} />
      {is_online ? (
        <span className={dot}>
          <VisuallyHidden>{t('row.online')}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}
