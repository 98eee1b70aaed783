import { reportBrowserError } from '../../../../contract/error-reports.ts';
import { impersonal } from '../../../../src/lib/impersonal.ts';
import { defineRoute } from '../context.ts';

export const routes = [
  /** Anyone can send one, so what it says is cleaned here again, and one address can not fill the log. */
  defineRoute(reportBrowserError, async ({ context, body, request }) => {
    context.rates.count('error.report', request.ip);
    context.log.warn({ browser: { ...body, message: impersonal(body.message) } }, 'error in a browser');
    return null;
  }),
];
