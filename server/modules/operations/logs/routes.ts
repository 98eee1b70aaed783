import { reportBrowserError } from '../../../../contract/error-reports.ts';
import { impersonal } from '../../../../src/lib/impersonal.ts';
import { defineRoute } from '../context.ts';
import { networkOf } from '../../../http/network.ts';

export const routes = [
  /** Anyone can send a report, so personal data is removed here again, and one address can't fill the log. */
  defineRoute(reportBrowserError, async ({ context, body, request }) => {
    context.rates.count('error.report', networkOf(request));
    context.log.warn({ browser: { ...body, message: impersonal(body.message) } }, 'error in a browser');
    return null;
  }),
];
