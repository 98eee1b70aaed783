import type { Chat, ChatMessage } from '../../../contract/chat-records.ts';
import type { Queryable } from '../../db/client.ts';
import type { Person } from './access.ts';
import { changesOf } from './changes.ts';

export type ExportFormat = 'text' | 'json';

/** A whole conversation as one of its two sees it, to be kept when it is deleted here; page by page, however long it is. */
export async function* exportOf(db: Queryable, person: Person, chat: Chat, name: string, format: ExportFormat): AsyncGenerator<string> {
  const names = { [chat.role]: name, [chat.role === 'seeker' ? 'employer' : 'seeker']: chat.other.name, system: '' };
  yield format === 'json' ? `{"with":${JSON.stringify(chat.other.name)},"company":${JSON.stringify(chat.company.name)},"messages":[` : headOf(chat);
  let isFirst = true;
  for await (const message of messagesOf(db, person, chat.id)) {
    if (format === 'json') yield `${isFirst ? '' : ','}\n${JSON.stringify({ ...message, from: names[message.sender] })}`;
    else yield `[${message.created_at}] ${names[message.sender] || '*'}: ${wordsOf(message)}\n`;
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

/** What it says in a line of text. Words of the house are in English: it is a record, in the words of the data. */
function wordsOf(message: ChatMessage): string {
  switch (message.kind) {
    case 'recalled':
      return '(taken back)';
    case 'text':
    case 'greeting':
      return message.body.text;
    case 'file':
    case 'resume':
      return `(${message.kind}) ${message.body.filename}`;
    case 'video':
      return `(video resume) ${message.body.filename}`;
    case 'resumeRequest':
      return `(asks for a resume: ${message.body.status})`;
    case 'phoneRequest':
      return `(mobile numbers: ${message.body.status}${message.body.phones ? `, ${message.body.phones.seeker}, ${message.body.phones.employer}` : ''})`;
    case 'offer':
      return `(offer: ${message.body.status}) ${[message.body.title, message.body.starts_on, message.body.text].filter(Boolean).join(' · ')}`;
    case 'automaticReply':
      return `(automatic reply) ${message.body.text}`;
    case 'interview':
      return '(interview)';
    case 'interviewClosed':
      return `(interview cancelled: ${message.body.because})`;
    case 'handedOver':
      return `(${message.body.name} speaks for the company now, ${message.body.before} no longer)`;
    case 'hiringEnded':
      return '(the company no longer hires here)';
  }
}
