import { fromPromise } from 'xstate';
import type { CreatedAlert, JobAlert, Rehearsal, UpdatedAlert, WantedStatus } from '../../../contract/alerts.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { Change, Draft } from './jobAlert.types.ts';

/** `fields`: messages by field. `retryAt`: ISO-8601, this device's clock. */
type Refused = { ok: false; failure: 'invalid'; fields: Record<string, string[]> } | { ok: false; failure: 'tooMany'; retryAt: string };
export type HiddenAnswer = { ok: true } | Refused;
/** `tooManyAlerts`: the maximum number of alerts is reached. */
export type SaveAnswer = { ok: true; created: CreatedAlert } | Refused | { ok: false; failure: 'tooManyAlerts' };
/** `gone`: it was deleted in the meantime. */
export type UpdateAnswer = { ok: true; updated: UpdatedAlert } | Refused | { ok: false; failure: 'gone' };
export type AlertAnswer = HiddenAnswer | SaveAnswer | UpdateAnswer;

/** Actors of the job alerts chart. */
export const jobAlertActors = {
  ...connectionActors,
  rehearse: fromPromise<Rehearsal, { standing: Draft }>(missing('rehearse')),
  registerHidden: fromPromise<HiddenAnswer, { email: string }>(missing('registerHidden')),
  /** Repeating the same draft with the same key creates only one alert. `status`: to restore a deleted alert. */
  saveAlert: fromPromise<SaveAnswer, { draft: Draft; status: WantedStatus }>(missing('saveAlert')),
  listAlerts: fromPromise<JobAlert[]>(missing('listAlerts')),
  updateAlert: fromPromise<UpdateAnswer, Change>(missing('updateAlert')),
  deleteAlert: fromPromise<void, { id: string }>(missing('deleteAlert')),
};
