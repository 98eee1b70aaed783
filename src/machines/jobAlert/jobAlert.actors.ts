import { fromPromise } from 'xstate';
import type { CreatedAlert, JobAlert, Rehearsal, UpdatedAlert, WantedStatus } from '../../../contract/alerts.ts';
import type { Standing } from '../../lib/search-url/standing.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { Change, Draft } from './jobAlert.types.ts';

/** `fields`: messages by field. `retryAt`: ISO-8601, this device's clock. */
type Refused = { ok: false; failure: 'invalid'; fields: Record<string, string[]> } | { ok: false; failure: 'tooMany'; retryAt: string };
export type HiddenAnswer = { ok: true } | Refused;
/** `tooManyAlerts`: one has as many as one may. */
export type SaveAnswer = { ok: true; created: CreatedAlert } | Refused | { ok: false; failure: 'tooManyAlerts' };
/** `gone`: it was deleted meanwhile. */
export type UpdateAnswer = { ok: true; updated: UpdatedAlert } | Refused | { ok: false; failure: 'gone' };
export type AlertAnswer = HiddenAnswer | SaveAnswer | UpdateAnswer;

/** What job alerts need done for them. */
export const jobAlertActors = {
  ...connectionActors,
  rehearse: fromPromise<Rehearsal, { standing: Standing }>(missing('rehearse')),
  registerHidden: fromPromise<HiddenAnswer, { email: string }>(missing('registerHidden')),
  /** The same draft under the same key is one alert, however often it is sent. `status`: it is put back as it was. */
  saveAlert: fromPromise<SaveAnswer, { draft: Draft; status: WantedStatus }>(missing('saveAlert')),
  listAlerts: fromPromise<JobAlert[]>(missing('listAlerts')),
  updateAlert: fromPromise<UpdateAnswer, Change>(missing('updateAlert')),
  deleteAlert: fromPromise<void, { id: string }>(missing('deleteAlert')),
};
