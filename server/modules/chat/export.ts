import type { Chat, ChatMessage } from '../../../contract/chat-records.ts';
import type { Queryable } from '../../db/client.ts';
import type { Person } from './access.ts';
import { changesOf } from './changes.ts';
import { wordsOf } from './export-words.ts';

export type ExportFormat = 'text' | 'json';

/** A whole conversation as one participant sees it, for download before it is deleted. Read page by page, so its length doesn't matter. */
export async function* exportOf(db: Queryable, person: Person, chat: Chat, name: string, format: ExportFormat): AsyncGenerator<string> {
  const names = { [chat.role]: name, [chat.role === 'seeker' ? 'employer' : 'seeker']: chat.other.name, system: '' };
  yield format === 'json' ? `{"with":${JSON.stringify(chat.other.name)},"company":${JSON.stringify(chat.company.name)},"messages":[` : headOf(chat);
  let isFirst = true;
  for await (const message of messagesOf(db, person, chat.id)) {
    if (format === 'json') yield `${isFirst ? '' : ','}\n${JSON.stringify({ ...message, from: names[message.sender] })}`;
    else yield `[${message.created_at}] ${names[message.sender] || '*'}: ${wordsOf(message, chat)}\n`;
    isFirst = false;
  }
  if (format === 'json') yield '\n]}\n';
}

const headOf = ({ other, company, job }: Chat) => `${other.name}, ${company.name}${job ? `, ${job.title}` : ''}\n\n`;

async function* messagesOf(db: Queryable, person: Person, chatId: string): AsyncGenerator<ChatMessage> {
  for (let known = 0; ;) {
    const { messages, more, last_offset } = await changesOf(db, person, chatId, known);
    yield* messages;
    if (!more) return;
    known = last_offset;
  }
}
