import type { OutgoingMessage } from '../../../contract/chat-records.ts';
import { randomUuid } from '../../lib/uuid.ts';
import type { ChatRoomEvent } from '../../machines/chatRoom/chatRoom.setup.ts';
import { serverInstantIn } from '../../services/serverClock.ts';

type NewMessage = { [Kind in OutgoingMessage['kind']]: Omit<Extract<OutgoingMessage, { kind: Kind }>, 'id'> }[OutgoingMessage['kind']];

/**
 * Something one says. Its id is minted here, once, and stays with it however often it is sent.
 * @param label what is shown of one that is no words, until the server has it
 * @param id where what goes along with it has one already
 */
export function messageWritten(said: NewMessage, label: string | null = null, id: string = randomUuid()): ChatRoomEvent {
  return { type: 'message.written', message: { ...said, id } as OutgoingMessage, at: serverInstantIn(0), label };
}
