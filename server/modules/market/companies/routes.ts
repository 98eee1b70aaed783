import { findCompanies as findCall } from '../../../../contract/companies.ts';
import {
  featuredCompanies as featuredCall,
  findNamedCompany as findNamedCall,
  followCompany,
  getCompany,
  listCompanyJobs,
  searchCompanies as searchCall,
  similarCompanies as similarCall,
  suggestCompanies as suggestCall,
  unfollowCompany,
} from '../../../../contract/company-pages.ts';
import { logoPath } from '../../../../contract/drawings.ts';
import { companyPath } from '../../../../src/lib/search-url/company-url.ts';
import { suggestCompanies } from '../search/suggest.ts';
import { companiesHiddenFrom } from '../../blocks/blocked.ts';
import { defineRoute } from '../context.ts';
import { companyDetail, companyJobs } from './detail.ts';
import { findCompanies } from './find.ts';
import { follow, unfollow } from './follow.ts';
import { findNamedCompany } from './named.ts';
import { featuredCompanies, searchCompanies, similarCompanies } from './listing.ts';

export const routes = [
  defineRoute(findCall, async ({ db, context, query, caller, country }) => {
    context.rates.count('companies.find', caller.userId);
    return findCompanies(db, query.company_name, { userId: caller.userId, countryId: country.id });
  }),
  defineRoute(getCompany, ({ db, params, caller, language, now }) => companyDetail(db, params.id, { caller, language, now })),
  defineRoute(listCompanyJobs, ({ db, params, query, caller, language }) =>
    companyJobs(db, { companyId: params.id, mainFunction: query.main_function, page: query.page, caller, language }),
  ),
  defineRoute(followCompany, ({ context, caller, params, now }) =>
    context.db.transaction(async (tx) => {
      await follow(tx, caller, params.id, now);
      return { is_followed: true };
    }),
  ),
  defineRoute(unfollowCompany, async ({ db, caller, params }) => {
    await unfollow(db, caller.userId, params.id);
    return null;
  }),
  defineRoute(similarCall, async ({ db, params, caller, language }) =>
    similarCompanies(db, params.companyId, { language, hidden: await companiesHiddenFrom(db, caller) }),
  ),
  defineRoute(featuredCall, async ({ db, caller, country, language }) =>
    featuredCompanies(db, { country, language, hidden: await companiesHiddenFrom(db, caller) }),
  ),
  defineRoute(searchCall, async ({ db, query, caller, country, language }) =>
    searchCompanies(
      db,
      { ...query, follower: query.followed && caller.kind === 'seeker' ? caller.userId : null },
      { country, language, hidden: await companiesHiddenFrom(db, caller) },
    ),
  ),
  defineRoute(suggestCall, async ({ db, query, caller, country }) => {
    const found = await suggestCompanies(db, query.query, country.id, await companiesHiddenFrom(db, caller));
    return found.map((one) => ({ ...one, logo: logoPath(one.id), url: companyPath(one) }));
  }),
  defineRoute(findNamedCall, async ({ db, query, caller, country }) => findNamedCompany(db, query.query, country.id, await companiesHiddenFrom(db, caller))),
];
