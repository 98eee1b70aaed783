import type { ChatMessage, MessageWarning } from '../../../contract/chat-records.ts';
import type { chatMessage } from '../../db/schema/chat.ts';
import type { ChatRow } from './access.ts';

export type MessageRow = typeof chatMessage.$inferSelect;

/** Where a file that was sent is read (downloads.ts). */
export const FILE_PATH = '/api/chat/file/';
const pathOf = (row: MessageRow): { path?: string } => {
  if (row.kind === 'file') return { path: `${FILE_PATH}${String(row.body['file_id'])}/download` };
  return row.kind === 'resume' ? { path: `/api/chat/messages/${row.id}/resume` } : {};
};

/** A message as the contract's record, the same for both. */
export function toMessage(row: MessageRow, { seekerId }: Pick<ChatRow, 'seekerId'>): ChatMessage {
  const { warnings = [], ...body } = row.body as { warnings?: MessageWarning[] } & Record<string, unknown>;
  const common = {
    id: row.id,
    chat_id: row.chatId,
    offset: row.offset,
    changed_offset: row.changedOffset,
    sender: row.senderId === null ? ('system' as const) : row.senderId === seekerId ? ('seeker' as const) : ('employer' as const),
    created_at: row.createdAt.toISOString(),
  };
  if (row.recalledAt) return { ...common, warnings: [], kind: 'recalled', body: null, recalled_at: row.recalledAt.toISOString() };
  // What was written was checked by its kind before it was kept (say.ts, system.ts).
  return { ...common, warnings, kind: row.kind, body: { ...body, ...pathOf(row) }, recalled_at: null } as ChatMessage;
}
