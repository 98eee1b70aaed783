import {
  confirmJobAlert,
  createJobAlert,
  deleteJobAlert,
  listJobAlerts,
  openEmailedAlerts,
  registerHidden,
  rehearseJobAlert,
  stopEmailedAlerts,
  updateEmailedAlert,
  updateJobAlert,
} from '../../../contract/alerts.ts';
import { ApiError } from '../../http/errors.ts';
import { companiesHiddenFrom } from '../blocks/blocked.ts';
import { countTryFrom, type Limit } from '../../http/attempts.ts';
import { networkOf } from '../../http/network.ts';
import { confirmAlert } from './confirm.ts';
import { openAlerts, stopAlerts, updateByLink } from './emailed.ts';
import { countLinkTry } from '../notify/link-tries.ts';
import { receiverOf } from '../identity/unclaimed.ts';
import { defineRoute } from './context.ts';
import { deleteAlert } from './move.ts';
import { rehearse } from './rehearse.ts';
import { createForAddress, createForSeeker, updateAlert } from './save.ts';
import { alertsOf, presentAlert } from './store.ts';
import { HOUR } from '../../../contract/durations.ts';

/** Limits the addresses from one place. Many people share one address behind a mobile network, so this is wide. */
const GIVEN: Limit = { name: 'alerts-from', tries: 60, window: HOUR };
const CONFIRMED: Limit = { name: 'alert-tickets-from', tries: 120, window: HOUR };

export const routes = [
  defineRoute(listJobAlerts, async ({ db, caller }) => (await alertsOf(db, caller.userId)).map(presentAlert)),
  defineRoute(rehearseJobAlert, async ({ db, body, country, language, now, caller }) =>
    rehearse(db, body, { country, language, now, hidden: await companiesHiddenFrom(db, caller) }),
  ),
  defineRoute(registerHidden, async ({ context, body, country, language, now, request }) => {
    await countTryFrom(context, GIVEN, networkOf(request));
    await context.db.transaction((tx) => receiverOf(tx, body.email.toLowerCase(), { country, language, now }));
    return null;
  }),
  defineRoute(createJobAlert, async (call) => {
    const { context, caller, body, request } = call;
    // An employer looks for people, not for jobs.
    if (caller.kind === 'recruiter') throw new ApiError('noPermission');
    if (caller.kind === 'seeker') return createForSeeker(call, caller.userId, body);
    await countTryFrom(context, GIVEN, networkOf(request));
    return createForAddress(call, body);
  }),
  defineRoute(updateJobAlert, (call) => updateAlert(call, call.caller.userId, call.params.id, call.body)),
  defineRoute(deleteJobAlert, async ({ context, params, caller }) => {
    await context.db.transaction((tx) => deleteAlert(tx, caller.userId, params.id));
    return null;
  }),
  defineRoute(confirmJobAlert, async ({ context, body, caller, now, request }) => {
    await countTryFrom(context, CONFIRMED, networkOf(request));
    const { alert, ended } = await context.db.transaction((tx) => confirmAlert(tx, body.ticket, { caller, request }, now));
    context.identity.forget(ended);
    return alert;
  }),
  defineRoute(openEmailedAlerts, async ({ context, body, now, request }) => {
    await countLinkTry(context, networkOf(request));
    return context.db.transaction((tx) => openAlerts(tx, body.ticket, now));
  }),
  defineRoute(updateEmailedAlert, async ({ context, body, now, request }) => {
    await countLinkTry(context, networkOf(request));
    return context.db.transaction((tx) => updateByLink(tx, body.ticket, body, now));
  }),
  defineRoute(stopEmailedAlerts, async ({ context, body, now, request }) => {
    await countLinkTry(context, networkOf(request));
    await context.db.transaction((tx) => stopAlerts(tx, body.ticket, now));
    return null;
  }),
];
