import { fromPromise } from 'xstate';
import type { OnlineResume, OnlineResumeChoices } from '../../../contract/online-resume.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** `unfinished`: the profile doesn't even have a name to show. */
export type SaveAnswer = { ok: true; resume: OnlineResume } | { ok: false; failure: 'unfinished' };

export const onlineResumeActors = {
  ...connectionActors,
  loadOnlineResume: fromPromise<OnlineResume>(missing('loadOnlineResume')),
  saveOnlineResume: fromPromise<SaveAnswer, { choices: OnlineResumeChoices }>(missing('saveOnlineResume')),
  /** Fails if the browser doesn't allow pages to write to the clipboard. */
  copyLink: fromPromise<void, { url: string }>(missing('copyLink')),
  /** The old URL stops working. */
  renewLink: fromPromise<OnlineResume>(missing('renewLink')),
};
