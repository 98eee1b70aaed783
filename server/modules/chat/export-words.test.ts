import { expect, test } from 'vitest';
import type { Chat, ChatMessage } from '../../../contract/chat-records.ts';
import { wordsOf } from './export-words.ts';

const chat = { role: 'seeker', other: { name: 'Elias Tan' } } as Pick<Chat, 'role' | 'other'>;
const describeKind = (kind: ChatMessage['kind'], body: object) => wordsOf({ kind, body } as ChatMessage, chat);
const change = { what: 'moved', by: 'employer', from: '2026-03-04T02:00:00.000Z', to: '2026-03-05T06:30:00.000Z', times: [], place: null, minutes: null };

test.each<[ChatMessage['kind'], object, string]>([
  ['text', { text: 'Hello' }, 'Hello'],
  ['resume', { filename: 'ana.pdf' }, '(resume) ana.pdf'],
  ['recalled', {}, '(message unsent)'],
  ['resumeRequest', { status: 'requested' }, '(resume requested)'],
  ['resumeRequest', { status: 'finished' }, '(resume sent)'],
  [
    'phoneRequest',
    { status: 'finished', phones: { seeker: '+639171234567', employer: '+639177654321' } },
    '(mobile numbers exchanged: +639171234567, +639177654321)',
  ],
  ['phoneRequest', { status: 'lapsed', phones: null }, '(mobile numbers not exchanged)'],
  ['offer', { status: 'accepted', title: 'Accountant', starts_on: '2026-04-01', text: '' }, '(job offer accepted) Accountant · 2026-04-01'],
  ['interviewClosed', { because: 'jobClosed' }, '(interview canceled: the job is closed)'],
  [
    'interviewChanged',
    { changes: [change, { ...change, what: 'toVideo', by: 'seeker' }] },
    '(Elias Tan moved the interview from 2026-03-04 02:00 UTC to 2026-03-05 06:30 UTC. You changed it to a video call.)',
  ],
  ['handedOver', { name: 'Elias Tan', before: 'Mia Cruz' }, '(Elias Tan has taken over from Mia Cruz)'],
  ['hiringEnded', {}, '(the company is no longer hiring here)'],
])('a copy of a conversation describes a %s in plain words', (kind, body, line) => {
  expect(describeKind(kind, body)).toBe(line);
});
