import type { OutgoingMessage } from '../../../contract/chat-records.ts';
import { randomUuid } from '../../lib/uuid.ts';
import type { ChatRoomEvent } from '../../machines/chatRoom/chatRoom.setup.ts';
import { serverInstantIn } from '../../services/serverClock.ts';

type NewMessage = { [Kind in OutgoingMessage['kind']]: Omit<Extract<OutgoingMessage, { kind: Kind }>, 'id'> }[OutgoingMessage['kind']];

/**
 * Creates a message. Its id is generated here, once, and stays the same for every retry.
 * @param label what is shown until the server has it, for a message without text
 * @param id if its attachment already has one
 */
export function messageWritten(content: NewMessage, label: string | null = null, id: string = randomUuid()): ChatRoomEvent {
  return { type: 'message.written', message: { ...content, id } as OutgoingMessage, at: serverInstantIn(0), label };
}
