import { fromPromise } from 'xstate';
import type { ResumeDraft } from '../../../contract/resume-drafts.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** `gone`: it was deleted elsewhere; `invalid`: the name breaks the rule with the key `fault`. */
export type DraftAnswer = { ok: true; draft?: ResumeDraft } | { ok: false; failure: 'gone' | 'invalid'; fault?: string };

export const resumeDraftActors = {
  ...connectionActors,
  renameDraft: fromPromise<DraftAnswer, { id: string; name: string }>(missing('renameDraft')),
  deleteDraft: fromPromise<DraftAnswer, { id: string }>(missing('deleteDraft')),
};
