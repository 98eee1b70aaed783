import { fromPromise } from 'xstate';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

/** Actors of the logout chart. */
export const logoutActors = {
  ...connectionActors,
  /** Ends the session on the server. Only the server can, because scripts can't read the session cookie. `to`: where the user goes next. */
  revokeSession: fromPromise<void, { to: string | null }>(missing('revokeSession')),
  /** Clears the cookies user, experiment, sessionid, im_auth_sid and remind_user_complete_resume, and signs the chat out (specification §4). */
  clearTraces: fromPromise<void>(missing('clearTraces')),
};
