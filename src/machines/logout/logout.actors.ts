import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** What logging out needs done for it. */
export const logoutActors = {
  ...connectionActors,
  /** Ends the session on the server; only it can, the session cookie being out of the browser's reach. */
  revokeSession: fromPromise<void>(missing('revokeSession')),
  /** Clears the cookies user, experiment, sessionid, im_auth_sid and remind_user_complete_resume, and signs the chat out (specification §4). */
  clearTraces: fromPromise<void>(missing('clearTraces')),
};
