import { assign, setup } from 'xstate';
import type { Applicant } from '../../../contract/applicants.ts';
import type { Failure } from '../../lib/failure.ts';
import type { DeclineOutcome } from '../decline/decline.actors.ts';
import { failingActions, failingGuards } from '../failing.ts';
import { applicantActors, type AcceptAnswer, type ApplicantAnswer, type ApplicantChanged, type ChatAnswer } from './applicant.actors.ts';
import { canTalk, stepsOf } from './steps.ts';

interface ApplicantContext {
  id: string;
  applicant: Applicant | null;
  /** Sent to the job seeker along with an acceptance. */
  note: string;
  /** The Idempotency-Key of a decision, the same on every retry. */
  key: string;
  /** The conversation that was opened. */
  chatId: string | null;
  /** The decision made here, or `settled` if somebody else had already decided; otherwise null. */
  outcome: 'accepted' | 'declined' | 'settled' | null;
  failure: Failure | null;
}

export type ApplicantEvent =
  | { type: 'load.retried' }
  | { type: 'accept.requested'; key: string }
  | { type: 'accept.confirmed'; note: string }
  | { type: 'accept.retried' }
  | { type: 'accept.abandoned' }
  | { type: 'decline.requested' }
  /** The decline dialog reports its outcome; null if it was canceled. */
  | { type: 'decline.finished'; outcome: DeclineOutcome | null }
  | { type: 'interest.toggled' }
  | { type: 'chat.requested' }
  | ApplicantChanged;

/** Setup of the applicant chart: its types, actors, guards and actions. */
export const applicantSetup = setup({
  types: {} as { context: ApplicantContext; events: ApplicantEvent; input: { id: string }; tags: 'busy' | 'deciding' | 'saving' },
  actors: applicantActors,
  guards: {
    ...failingGuards,
    isFound: (_, { answer }: { answer: ApplicantAnswer }) => answer.ok,
    isTaken: (_, { answer }: { answer: AcceptAnswer | ChatAnswer }) => answer.ok,
    isDecided: ({ context }) => context.outcome === 'accepted' || context.outcome === 'declined',
    isSettled: ({ context }) => context.outcome === 'settled',
    hasOutcome: (_, { outcome }: { outcome: DeclineOutcome | null }) => outcome !== null,
    canAccept: ({ context }) => stepsOf(context.applicant).has('application.accepted'),
    canDecline: ({ context }) => stepsOf(context.applicant).has('application.declined'),
    canTalk: ({ context }) => canTalk(context.applicant),
  },
  actions: {
    ...failingActions,
    storeFound: assign((_, { answer }: { answer: ApplicantAnswer }) => (answer.ok ? { applicant: answer.applicant, failure: null } : {})),
    storeAccepted: assign((_, { answer }: { answer: AcceptAnswer }) => ({
      applicant: answer.applicant,
      outcome: answer.ok ? ('accepted' as const) : ('settled' as const),
    })),
    storeMarked: assign((_, { applicant }: { applicant: Applicant }) => ({ applicant, failure: null })),
    storeChat: assign((_, { answer }: { answer: ChatAnswer }) => ({ chatId: answer.ok ? answer.chatId : null })),
    storeKey: assign((_, { key }: { key: string }) => ({ key, note: '', outcome: null })),
    storeNote: assign((_, { note }: { note: string }) => ({ note })),
    storeOutcome: assign((_, { outcome }: { outcome: DeclineOutcome | null }) => ({
      outcome: outcome === null ? null : outcome.declined.length > 0 ? ('declined' as const) : ('settled' as const),
    })),
    settle: assign({ outcome: 'settled' }),
    forget: assign({ outcome: null }),
  },
});
