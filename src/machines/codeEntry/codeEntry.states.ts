import type { OtpChallenge } from '../../../contract/auth.ts';
import { untilInstant } from '../clock.ts';

/** What a chart that has a code sent knows of it. */
export interface CodeContext {
  challenge: OtpChallenge | null;
  /** Until when nothing more is tried, in `tooMany`; ISO-8601, the server's clock. */
  retryAt: string | null;
  /** ms the server's clock is ahead of the device's. */
  clockOffset: number;
}

/** Instants of the server, not durations: coming back after a wrong code must not start the wait again. */
export const codeDelays = {
  untilResend: ({ context }: { context: CodeContext }): number => untilInstant(context.challenge?.resend_at ?? null, context.clockOffset),
  untilRetry: ({ context }: { context: CodeContext }): number => untilInstant(context.retryAt, context.clockOffset),
};

/**
 * The state in which a code is asked for: what became of the last one, and whether another can be sent.
 * @param submitted the state that checks one, as seen from this one
 * @param resent the state that sends another, by the chart's id
 * @param others other ways out
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

/** With which challenge a code that was typed is checked. */
export const codeIn = ({ context, event }: { context: CodeContext; event: { type: string; code?: string } }): { challengeId: string; code: string } => ({
  challengeId: context.challenge?.challenge_id ?? '',
  code: event.code ?? '',
});

/**
 * The last branches of a check, after those of the chart's own: back to where the code is asked for, saying why.
 * @param on the chart's `branchesOf(…).on`
 * @param entering the chart's `enteringState`, by its path from the root
 */
export const notTheCode = <B extends object>(on: (failure: string, target: string) => B, chart: string, entering: string) =>
  [on('expired', `${entering}.answer.expired`), on('used', `${entering}.answer.used`), { target: `#${chart}.${entering}.answer.wrong` }] as const;
