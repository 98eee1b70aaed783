import type { Acknowledged, Answers, fromBrowser, FromBrowser } from '../../contract/chat-socket.ts';
import type { z } from 'zod';
import { ERRORS } from '../../contract/errors.ts';
import type { Language } from '../../contract/languages.ts';
import type { Caller } from '../http/caller.ts';
import type { ApiError } from '../http/errors.ts';
import { wireMessage } from '../http/prescribed.ts';

/** A browser on the socket: its person, and the id of its connection. */
export interface Connection {
  id: string;
  caller: Extract<Caller, { userId: string }>;
}

/** The handler of each event from browsers. Handlers refuse by throwing ApiError, like routes. */
export type Handlers = {
  [Name in keyof FromBrowser]: (input: z.output<(typeof fromBrowser)[Name]>, connection: Connection) => Promise<Answers[Name]>;
};

/** A refusal in the socket's format. */
export function refused({ errorName, retryAfter }: ApiError, language: Language): Extract<Acknowledged<never>, { ok: false }> {
  return {
    ok: false,
    error: errorName,
    code: ERRORS[errorName].code,
    message: wireMessage('errors', language, errorName, { seconds: retryAfter ?? 0 }),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
  };
}
