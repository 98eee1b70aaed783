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
import { defineRoute } from '../../http/route.ts';
import { companiesHiddenFrom } from '../companies/blocked.ts';
import { countTryFrom, type Limit } from '../auth/attempts.ts';
import { confirmAlert } from './confirm.ts';
import { countLinkTry, openAlerts, stopAlerts, updateByLink } from './emailed.ts';
import { receiverOf } from './hidden.ts';
import { deleteAlert } from './move.ts';
import { rehearse } from './rehearse.ts';
import { createForAddress, createForSeeker, updateAlert } from './save.ts';
import { alertsOf, presentAlert } from './store.ts';

const HOUR = 3_600_000;
/** Addresses one place may give. Many people share one address behind a mobile network, so this is wide. */
const GIVEN: Limit = { name: 'alerts-from', tries: 60, window: HOUR };
const CONFIRMED: Limit = { name: 'alert-tickets-from', tries: 120, window: HOUR };

export const routes = [
  defineRoute(listJobAlerts, async ({ db, caller }) => (await alertsOf(db, caller.userId)).map(presentAlert)),
  defineRoute(rehearseJobAlert, async ({ db, body, country, language, now, caller }) =>
    rehearse(db, body, { country, language, now, hidden: await companiesHiddenFrom(db, caller) }),
  ),
  defineRoute(registerHidden, async ({ house, body, country, language, now, request }) => {
    await countTryFrom(house, GIVEN, request.ip);
    await house.db.transaction((tx) => receiverOf(tx, body.email.toLowerCase(), { country, language, now }));
    return null;
  }),
  defineRoute(createJobAlert, async (context) => {
    const { house, caller, body, request } = context;
    // An employer looks for people, not for jobs.
    if (caller.kind === 'recruiter') throw new ApiError('noPermission');
    if (caller.kind === 'seeker') return createForSeeker(context, caller.userId, body);
    await countTryFrom(house, GIVEN, request.ip);
    return createForAddress(context, body);
  }),
  defineRoute(updateJobAlert, (context) => updateAlert(context, context.caller.userId, context.params.id, context.body)),
  defineRoute(deleteJobAlert, async ({ house, params, caller }) => {
    await house.db.transaction((tx) => deleteAlert(tx, caller.userId, params.id));
    return null;
  }),
  defineRoute(confirmJobAlert, async ({ house, body, caller, now, request }) => {
    await countTryFrom(house, CONFIRMED, request.ip);
    const { alert, ended } = await house.db.transaction((tx) => confirmAlert(tx, body.ticket, { caller, request }, now));
    house.identity.forget(ended);
    return alert;
  }),
  defineRoute(openEmailedAlerts, async ({ house, body, now, request }) => {
    await countLinkTry(house, request.ip);
    return house.db.transaction((tx) => openAlerts(tx, body.ticket, now));
  }),
  defineRoute(updateEmailedAlert, async ({ house, body, now, request }) => {
    await countLinkTry(house, request.ip);
    return house.db.transaction((tx) => updateByLink(tx, body.ticket, body, now));
  }),
  defineRoute(stopEmailedAlerts, async ({ house, body, now, request }) => {
    await countLinkTry(house, request.ip);
    await house.db.transaction((tx) => stopAlerts(tx, body.ticket, now));
    return null;
  }),
];
