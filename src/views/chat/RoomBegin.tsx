import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { ChatRoomEvent } from '../../machines/chatRoom/chatRoom.setup.ts';
import { greetingsRequest } from '../../services/chat/phrases.ts';
import { useRequest } from '../core/useRequest.ts';
import { chipStyle } from '../ui/Chip.tsx';
import { messageWritten } from './messageWritten.ts';

/** Shown in a room without messages: how to start, with the user's greetings, if any. */
export function RoomBegin({ send }: { send: (event: ChatRoomEvent) => void }) {
  const { t } = useTranslation('chat');
  const [state] = useRequest(greetingsRequest, null);
  const greetings = state.context.response ?? [];
  return (
    <div className={css({ display: 'grid', justifyItems: 'center', gap: '8', my: 'auto', p: '24', textAlign: 'center' })}>
      <p className={css({ textStyle: 'section' })}>{t('room.begin')}</p>
      <p className={css({ color: 'quiet', maxW: '44ch' })}>{t('room.begin.text')}</p>
      {greetings.length > 0 ? (
        <ul
          aria-label={t('room.begin.greetings')}
          className={css({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8', mt: '8' })}
        >
          {greetings.map(({ id, text }) => (
            <li key={id} className={css({ maxW: '100%' })}>
              <button
                type="button"
                className={`${chipStyle()} ${css({ whiteSpace: 'normal', py: '4', textAlign: 'start' })}`}
                onClick={() => send(messageWritten({ kind: 'greeting', body: { text } }))}
              >
                {text}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
