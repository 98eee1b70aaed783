import { fromPromise } from 'xstate';
import type { OnlineResume, OnlineResumeChoices } from '../../../contract/online-resume.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** `unfinished`: there is not even a name to show. */
export type SaveAnswer = { ok: true; resume: OnlineResume } | { ok: false; failure: 'unfinished' };

export const onlineResumeActors = {
  ...connectionActors,
  loadOnlineResume: fromPromise<OnlineResume>(missing('loadOnlineResume')),
  saveOnlineResume: fromPromise<SaveAnswer, { choices: OnlineResumeChoices }>(missing('saveOnlineResume')),
  /** Fails where the browser lets no page write to the clipboard. */
  copyLink: fromPromise<void, { url: string }>(missing('copyLink')),
  /** From then on the old address leads nowhere. */
  renewLink: fromPromise<OnlineResume>(missing('renewLink')),
};
