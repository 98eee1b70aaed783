import { getCompany, listCompanyJobs } from '../../../contract/company-pages.ts';
import { company } from '../../../src/machines/companyJobs/company.sample.ts';
import type { CompanyJobsPage } from '../../../src/machines/companyJobs/companyJobs.actors.ts';
import { companyJobsFlow } from '../../../src/machines/companyJobs/companyJobs.fixtures.ts';
import { jobCard } from '../../../src/machines/samples.ts';
import { companyPath } from '../../../src/lib/search-url/company-url.ts';
import { drivePaths } from './drive.ts';
import { addressOf, answerAs, open, press, retry } from './gestures.ts';
import { jobOf } from './market.ts';
import { data, type Stand, type WireCall } from './plan.ts';

/** The page of a company with more jobs than any of the market, reached from one of its jobs: then the page asks for the company itself. */
async function goToCompany(stand: Stand): Promise<void> {
  const job = await jobOf(stand);
  await open(job.url)(stand);
  await answerAs(stand, getCompany, company);
  await stand.page.route(
    (url) => addressOf(listCompanyJobs).test(url.pathname),
    (route) => route.fulfill({ json: { data: [jobCard], meta: { page: 1, size: 20, total: 2 } } }),
    { times: 1 },
  );
  await stand.page
    .locator(`main a[href="${companyPath(job.company)}"]`)
    .first()
    .click();
}

drivePaths(companyJobsFlow)({
  begin: { acme: goToCompany },
  gestures: {
    'function.chosen': ({ page }, { id }) =>
      page
        .getByRole('main')
        .getByRole('button', { name: id === null ? /^All/ : /^Accounting/ })
        .click(),
    'more.requested': press('companies:jobs.more'),
    'load.retried': retry,
  },
  calls: {
    listJobs: { call: listCompanyJobs, reply: ({ jobs, total }) => data(jobs, { page: 1, size: 20, total }) } satisfies WireCall<CompanyJobsPage>,
  },
});
