import type { OtpChallenge } from '../../../contract/auth.ts';
import { untilInstant } from '../clock.ts';

/** Context of a chart that sends a code. */
export interface CodeContext {
  challenge: OtpChallenge | null;
  /** When the user may try again, in `tooMany`; ISO-8601, the server's clock. */
  retryAt: string | null;
  /** Milliseconds by which the server's clock is ahead of the device's. */
  clockOffset: number;
}

/** Based on instants of the server, not on durations: returning after a wrong code must not restart the wait. */
export const codeDelays = {
  untilResend: ({ context }: { context: CodeContext }): number => untilInstant(context.challenge?.resend_at ?? null, context.clockOffset),
  untilRetry: ({ context }: { context: CodeContext }): number => untilInstant(context.retryAt, context.clockOffset),
};

/**
 * The state in which the user enters a code: the result of the last attempt, and whether another code can be sent.
 * @param submitted the state that checks a code, relative to this one
 * @param resent the state that sends another, by the chart's id
 * @param others other transitions out of it
 */
export const enteringState = <const O extends object>(submitted: string, resent: string, others: O) => ({
  type: 'parallel' as const,
  on: { 'code.submitted': submitted, ...others },
  states: {
    answer: { initial: 'fresh' as const, states: { fresh: {}, wrong: {}, expired: {}, used: {}, failed: {} } },
    resend: {
      initial: 'coolingDown' as const,
      states: {
        coolingDown: { after: { untilResend: 'resendable' as const } },
        resendable: { on: { 'code.resendRequested': resent } },
      },
    },
  },
});

/** The challenge and the typed code to check. */
export const codeIn = ({ context, event }: { context: CodeContext; event: { type: string; code?: string } }): { challengeId: string; code: string } => ({
  challengeId: context.challenge?.challenge_id ?? '',
  code: event.code ?? '',
});

/**
 * The last branches of a check, after the chart's own: back to entering the code, with the reason.
 * @param on the chart's `branchesOf(…).on`
 * @param entering the chart's `enteringState`, by its path from the root
 */
export const notTheCode = <B extends object>(on: (failure: string, target: string) => B, chart: string, entering: string) =>
  [on('expired', `${entering}.answer.expired`), on('used', `${entering}.answer.used`), { target: `#${chart}.${entering}.answer.wrong` }] as const;
