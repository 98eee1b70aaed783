import type { CallName } from '../../contract/calls.ts';
import type { Failure } from '../lib/failure.ts';
import { onCallFailed } from './api.ts';

/** An error in a page that nobody caused on purpose: a call that failed on the server, or an error of the page's own code. */
export type ObservedError = { kind: 'call'; failure: Failure; name: CallName } | { kind: 'error' | 'rejection'; error: unknown };

/** 503: under maintenance, which is expected. */
const isTrouble = ({ status }: Failure) => status >= 500 && status !== 503;

/**
 * Reports errors, with code that loads when there is something to report.
 * @param pageName the name of the current page
 */
export function watchErrors(pageName: () => string): void {
  const report = (trouble: ObservedError) => {
    import('./errorReport.ts').then(
      ({ reportTrouble }) => reportTrouble(trouble, pageName()),
      () => {},
    );
  };
  // Includes failed renders: React passes on what no boundary catches.
  window.addEventListener('error', ({ error }) => report({ kind: 'error', error }));
  window.addEventListener('unhandledrejection', ({ reason }) => report({ kind: 'rejection', error: reason }));
  onCallFailed((failure, name) => {
    if (isTrouble(failure) && name !== 'reportBrowserError') report({ kind: 'call', failure, name });
  });
}
