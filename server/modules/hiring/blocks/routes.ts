import { createBlacklistCompany, deleteBlacklistCompany, listBlacklistCompanies } from '../../../../contract/companies.ts';
import { block, companiesHiddenFrom, listBlocked, unblock } from '../../blocks/blocked.ts';
import { closeWithBlock } from '../interviews/close.ts';
import { defineRoute } from '../context.ts';

/** Blocking a company also closes the interviews with it. */
export const routes = [
  defineRoute(listBlacklistCompanies, ({ db, caller }) => listBlocked(db, caller.userId)),
  defineRoute(createBlacklistCompany, ({ context, caller, body, now, after }) =>
    context.db.transaction(async (tx) => {
      const blocked = await block(tx, caller.userId, body.company_id, now);
      const ending = { doneBy: caller.userId, now, emailSettings: context.config };
      const tellClosed = await closeWithBlock(tx, caller.userId, await companiesHiddenFrom(tx, caller), ending);
      after(() => tellClosed(context));
      return blocked;
    }),
  ),
  defineRoute(deleteBlacklistCompany, async ({ db, caller, params }) => {
    await unblock(db, caller.userId, params.id);
    return null;
  }),
];
