import type { ChatMessage, MessageWarning } from '../../../contract/chat-records.ts';
import type { chatMessage } from '../../db/schema/chat.ts';
import type { ChatRow } from './access.ts';

export type MessageRow = typeof chatMessage.$inferSelect;

/** The path of a file that was sent (downloads.ts). */
export const FILE_PATH = '/api/chat/file/';
const pathOf = ({ id, kind, body }: MessageRow): { path?: string; cover?: string | null } => {
  const path = `/api/chat/messages/${id}`;
  if (kind === 'file') return { path: `${FILE_PATH}${String(body['file_id'])}/download` };
  if (kind === 'video') return { path: `${path}/video`, cover: body['cover_key'] ? `${path}/cover` : null };
  return kind === 'resume' ? { path: `${path}/resume` } : {};
};

/** A message as a record of the contract, the same for both sides. */
export function toMessage(row: MessageRow, { seekerId }: Pick<ChatRow, 'seekerId'>): ChatMessage {
  // Where content is stored is internal.
  const { warnings = [], storage_key: _stored, cover_key: _cover, ...body } = row.body as { warnings?: MessageWarning[] } & Record<string, unknown>;
  const common = {
    id: row.id,
    chat_id: row.chatId,
    offset: row.offset,
    changed_offset: row.changedOffset,
    sender: row.senderId === null ? ('system' as const) : row.senderId === seekerId ? ('seeker' as const) : ('employer' as const),
    created_at: row.createdAt.toISOString(),
  };
  if (row.recalledAt) return { ...common, warnings: [], kind: 'recalled', body: null, recalled_at: row.recalledAt.toISOString() };
  // The body was checked by its kind before it was stored (send-message.ts, system.ts).
  return { ...common, warnings, kind: row.kind, body: { ...body, ...pathOf(row) }, recalled_at: null } as ChatMessage;
}
