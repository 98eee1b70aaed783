import { toFailure } from '../lib/failure.ts';

/** What every chart that calls the network shares: the cause out of an error event, and whether the device was merely offline. */
export const errorOf = ({ event }: { event: { error: unknown } }): { error: unknown } => ({ error: event.error });

export const failingGuards = {
  /** Offline is waited out and resumed; any other failure is shown with a way to try again. */
  isOffline: (_: unknown, params: { error: unknown }): boolean => toFailure(params.error).kind === 'offline',
};
