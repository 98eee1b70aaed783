import type { CallName } from '../../contract/calls.ts';
import { MOST_FRAMES, REPORTS_OF_A_PAGE } from '../../contract/error-reports.ts';
import type { Failure } from '../lib/failure.ts';
import { impersonal } from '../lib/impersonal.ts';
import { api } from './api.ts';
import type { ObservedError } from './watchErrors.ts';

const OWN_FRAME = /\/(assets\/[\w./-]{1,120}:\d{1,7}:\d{1,7})/g;
const reported = new Set<string>();

/** The stack frames in our own files: errors of browser extensions don't concern us. */
const framesOf = (error: Error) => [...(error.stack ?? '').matchAll(OWN_FRAME)].map(([, frame = '']) => frame).slice(0, MOST_FRAMES);

const ofCall = ({ status, requestId }: Failure, name: CallName) => ({
  kind: 'call' as const,
  name,
  message: '',
  frames: [],
  status,
  ...(requestId ? { request_id: requestId } : {}),
});

function ofCode(kind: 'error' | 'rejection', error: unknown) {
  if (!(error instanceof Error)) return null;
  const frames = framesOf(error);
  return frames.length === 0 ? null : { kind, name: error.name.replaceAll(/[^\w$.]/g, '').slice(0, 60) || 'Error', message: impersonal(error.message), frames };
}

/**
 * Reports an error in a page to our own server's log (specification §8): each kind once per page, a few at most, and without personal data. Ignores a
 * failure to report.
 * @param page the page's name
 */
export function reportTrouble(trouble: ObservedError, page: string): void {
  const report = trouble.kind === 'call' ? ofCall(trouble.failure, trouble.name) : ofCode(trouble.kind, trouble.error);
  if (!report) return;
  const key = JSON.stringify([report.kind, report.name, report.message, report.frames[0]]);
  if (reported.has(key) || reported.size >= REPORTS_OF_A_PAGE) return;
  reported.add(key);
  api('reportBrowserError', { body: { ...report, page } }).catch(() => {});
}
