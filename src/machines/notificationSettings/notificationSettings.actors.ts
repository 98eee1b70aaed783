import { fromPromise } from 'xstate';
import type { Reach, ReachChange } from '../../../contract/reach.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';

export const notificationSettingsActors = {
  ...connectionActors,
  readReach: fromPromise<Reach>(missing('readReach')),
  saveReach: fromPromise<Reach, { change: ReachChange }>(missing('saveReach')),
};
