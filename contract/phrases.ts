import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { uuid } from './fields.ts';
import { LIMITS } from './limits.ts';
import { CHATTING } from './team-rules.ts';

/** Saved phrases (specification §5): common phrases, 10 when added in chat and 20 in the settings; greetings, 10, without addresses or numbers. */

export const phraseKind = z.enum(['phrase', 'greeting']);
export const phrase = z.object({ id: uuid, kind: phraseKind, text: z.string() });
export type Phrase = z.output<typeof phrase>;

const text = z.string().trim().min(1, 'required').max(LIMITS.phraseLength, 'tooLong');

export const listPhrases = declareCall({
  method: 'GET',
  service: 'chat',
  path: '/phrases',
  summary: 'List common phrases, or greetings, in their order',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  query: z.object({ kind: phraseKind.default('phrase') }),
  reply: z.array(phrase),
});
export const createPhrase = declareCall({
  method: 'POST',
  service: 'chat',
  path: '/phrases',
  summary: 'Save a phrase or a greeting, at the end of its list',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  idempotency: 'stored',
  body: z.object({ kind: phraseKind, text, place: z.enum(['chat', 'settings']).default('chat') }),
  reply: phrase,
  errors: [ERRORS.tooManyPhrases.code, ERRORS.tooManyGreetings.code],
});
export const updatePhrase = declareCall({
  method: 'PUT',
  service: 'chat',
  path: '/phrases/:id',
  summary: 'Change the text',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  body: z.object({ text }),
  reply: phrase,
  errors: [ERRORS.notFound.code],
});
export const deletePhrase = declareCall({
  method: 'DELETE',
  service: 'chat',
  path: '/phrases/:id',
  summary: 'Remove a phrase or a greeting',
  access: 'member',
  company: { rows: 'own', permission: CHATTING },
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  reply: z.null(),
});
