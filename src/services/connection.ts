import { fromPromise } from 'xstate';

/** Completes once the browser reports that it is online again. */
export const waitForConnection = fromPromise<void>(
  ({ signal }) =>
    new Promise((resolve) => {
      if (navigator.onLine) return resolve();
      window.addEventListener('online', () => resolve(), { once: true, signal });
    }),
);
