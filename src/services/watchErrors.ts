import type { CallName } from '../../contract/calls.ts';
import type { Failure } from '../lib/failure.ts';
import { onCallFailed } from './api.ts';

/** What goes wrong in a page and is nobody's doing: a call the server failed at, or an error of the page's own code. */
export type ObservedError = { kind: 'call'; failure: Failure; name: CallName } | { kind: 'error' | 'rejection'; error: unknown };

/** 503: under maintenance, which is known. */
const isTrouble = ({ status }: Failure) => status >= 500 && status !== 503;

/**
 * Has what goes wrong reported, by code that comes when there is something to report.
 * @param pageName the name of the page one is at
 */
export function watchErrors(pageName: () => string): void {
  const report = (trouble: ObservedError) => {
    import('./errorReport.ts').then(
      ({ reportTrouble }) => reportTrouble(trouble, pageName()),
      () => {},
    );
  };
  // A render that fails comes here too: React hands on what nobody catches.
  window.addEventListener('error', ({ error }) => report({ kind: 'error', error }));
  window.addEventListener('unhandledrejection', ({ reason }) => report({ kind: 'rejection', error: reason }));
  onCallFailed((failure, name) => {
    if (isTrouble(failure) && name !== 'reportBrowserError') report({ kind: 'call', failure, name });
  });
}
