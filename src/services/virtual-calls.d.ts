declare module 'virtual:calls' {
  import type { CallRoute } from '../../tools/vite-calls.ts';
  /** Every declared call by its name. */
  export const CALL_ROUTES: Readonly<Record<string, CallRoute>>;
}
