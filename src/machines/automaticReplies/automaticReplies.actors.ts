import { fromPromise } from 'xstate';
import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** What is wrong, by field: a key of the `validation` texts, or the server's message. */
export type Faults = Readonly<Record<string, string | { message: string }>>;

/** `notAllowed`: the company doesn't let this recruiter set automatic replies. */
export type RepliesAnswer = { ok: true; replies: AutomaticReply[] } | { ok: false; failure: 'notAllowed' };
export type SaveAnswer = { ok: true; reply: AutomaticReply } | { ok: false; failure: 'notAllowed' } | { ok: false; failure: 'invalid'; faults: Faults };

export const automaticRepliesActors = {
  ...connectionActors,
  listReplies: fromPromise<RepliesAnswer>(missing('listReplies')),
  saveReply: fromPromise<SaveAnswer, { reply: AutomaticReply }>(missing('saveReply')),
};
