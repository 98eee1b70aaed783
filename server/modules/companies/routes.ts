import { createBlacklistCompany, deleteBlacklistCompany, listBlacklistCompanies } from '../../../contract/companies.ts';
import { defineRoute } from '../../http/route.ts';
import { block, listBlocked, unblock } from './blocked.ts';

export const routes = [
  defineRoute(listBlacklistCompanies, ({ db, caller }) => listBlocked(db, caller.userId)),
  defineRoute(createBlacklistCompany, ({ house, caller, body, now }) => house.db.transaction((tx) => block(tx, caller.userId, body.company_id, now))),
  defineRoute(deleteBlacklistCompany, async ({ db, caller, params }) => {
    await unblock(db, caller.userId, params.id);
    return null;
  }),
];
