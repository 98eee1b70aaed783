import { createBlacklistCompany, deleteBlacklistCompany, findCompanies as findCall, getCompany, listBlacklistCompanies } from '../../../contract/companies.ts';
import { defineRoute } from '../../http/route.ts';
import { closeWithBlock } from '../interview/close.ts';
import { block, companiesHiddenFrom, listBlocked, unblock } from './blocked.ts';
import { companyById, findCompanies } from './find.ts';

export const routes = [
  defineRoute(findCall, async ({ db, house, query, caller, country }) => {
    house.rates.count('companies.find', caller.userId);
    return findCompanies(db, query.query, { userId: caller.userId, countryId: country.id });
  }),
  defineRoute(getCompany, ({ db, params, caller }) => companyById(db, params.id, caller.userId)),
  defineRoute(listBlacklistCompanies, ({ db, caller }) => listBlocked(db, caller.userId)),
  defineRoute(createBlacklistCompany, ({ house, caller, body, now, after }) =>
    house.db.transaction(async (tx) => {
      const blocked = await block(tx, caller.userId, body.company_id, now);
      const ending = { doneBy: caller.userId, now, letters: house.config };
      const tellClosed = await closeWithBlock(tx, caller.userId, await companiesHiddenFrom(tx, caller), ending);
      after(() => tellClosed(house));
      return blocked;
    }),
  ),
  defineRoute(deleteBlacklistCompany, async ({ db, caller, params }) => {
    await unblock(db, caller.userId, params.id);
    return null;
  }),
];
