import { COUNTRIES } from '../../../contract/countries.ts';
import { getFlowReporting, reportFlows } from '../../../contract/flow-reports.ts';
import { refusesTracking } from '../../http/tracking.ts';
import { networkOf } from '../../http/network.ts';
import { defineRoute } from './context.ts';
import { knownNames } from './names.ts';
import { pendingCounts } from './pending.ts';
import { knownReleases } from './releases.ts';
import { countReport } from './report.ts';
import { Sampling } from './sampling.ts';

/** How long a page may use the share it was sent. Seconds. */
const SHARE_SECONDS = 600;
const countries: ReadonlySet<number> = new Set(COUNTRIES.map(({ id }) => id));
/** For this node. */
const sampling = new Sampling();
const milliseconds = () => performance.now();

export const routes = [
  defineRoute(reportFlows, async ({ context, body, request, now }) => {
    if (!context.config.flowReports || refusesTracking(request)) return null;
    context.rates.count('flow.report', networkOf(request));
    const at = milliseconds();
    sampling.heard(body.share, at);
    const [names, releases] = await Promise.all([knownNames(), knownReleases(context.db, now)]);
    countReport(pendingCounts, body, { names, releases, countries }, now, sampling.accepted(body.share, at));
    return null;
  }),
  defineRoute(getFlowReporting, async ({ context, reply }) => {
    reply.header('cache-control', `private, max-age=${SHARE_SECONDS}`);
    return { share: context.config.flowReports ? sampling.share(milliseconds()) : 0 };
  }),
];
