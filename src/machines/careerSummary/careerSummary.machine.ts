import { assign, setup } from 'xstate';
import type { Credits, Rewrite, SummarySource, SummaryWriter } from '../../../contract/career-summary.ts';
import type { Failure } from '../../lib/failure.ts';
import { failingActions, storeFailure } from '../failing.ts';
import { type SummaryRequest, careerSummaryActors, type Refusal, type WritingEvent } from './careerSummary.actors.ts';

interface CareerSummaryContext {
  request: SummaryRequest;
  /** The text written so far. */
  text: string;
  /** The last text that was complete or stopped, which can be accepted. */
  proposal: string;
  /** The field's content before a proposal replaced it. */
  before: string;
  /** Null until known. */
  writer: SummaryWriter | null;
  /** Language tag of the text. */
  language: string;
  /** Adding these to the profile would improve the text. */
  missing: readonly SummarySource[];
  isUnchanged: boolean;
  /** Null until known: then writing is attempted, and the server decides. */
  credits: Credits | null;
  failure: Failure | null;
}

export type CareerSummaryEvent =
  | WritingEvent
  | { type: 'writing.requested'; rewrite: Rewrite | null; text: string; key: string }
  | { type: 'writing.stopped' }
  | { type: 'writing.retried' }
  /** After a failure: returns to the previous proposal, if any. */
  | { type: 'writing.dropped' }
  | { type: 'another.requested'; key: string }
  | { type: 'elsewhere.ended' }
  /** `field`: the content it replaces. */
  | { type: 'proposal.accepted'; field: string }
  | { type: 'acceptance.undone' }
  | { type: 'proposal.discarded' };

type Refused = { event: { refusal: Refusal; renewsAt: string | null } };
const refused = <R extends Refusal>(refusal: R) => ({
  guard: { type: 'isRefusal' as const, params: ({ event }: Refused) => ({ given: event.refusal, refusal }) },
  target: `#careerSummary.${refusal}` as const,
});
const starts = {
  target: '#careerSummary.streaming',
  actions: {
    type: 'startRequest' as const,
    params: ({ event }: { event: SummaryRequest }) => ({ request: { rewrite: event.rewrite, text: event.text, key: event.key } }),
  },
};
const requested = { 'writing.requested': { ...starts, guard: 'hasCredits' as const } };
const dropped = { 'writing.dropped': [{ guard: 'hasProposal' as const, target: '#careerSummary.reviewing.whole' }, { target: '#careerSummary.idle' }] };
/** What was written before it was stopped can be accepted, unless it is empty. */
const stopped = [{ guard: 'hasText' as const, target: '#careerSummary.reviewing.stopped', actions: 'propose' as const }, { target: '#careerSummary.idle' }];
const stoppedWith = (credits: (given: { event: { output: Credits } }) => { credits: Credits }) => [
  {
    guard: 'hasText' as const,
    target: '#careerSummary.reviewing.stopped',
    actions: ['propose' as const, { type: 'storeCredits' as const, params: credits }],
  },
  { target: '#careerSummary.idle', actions: { type: 'storeCredits' as const, params: credits } },
];

/**
 * Writes the career summary: from the profile, or by rewriting the current text. It streams and can be stopped. The result is shown for
 * review, and replaces the field's content only when accepted. The previous content can be restored.
 */
export const careerSummaryMachine = setup({
  types: {} as { context: CareerSummaryContext; events: CareerSummaryEvent; tags: 'busy' },
  actors: careerSummaryActors,
  guards: {
    hasCredits: ({ context: { credits } }) => credits === null || credits.left > 0,
    isUsedUp: ({ context: { credits } }) => credits?.left === 0,
    hasText: ({ context }) => context.text !== '',
    hasProposal: ({ context }) => context.proposal !== '',
    isRefusal: (_, { given, refusal }: { given: Refusal; refusal: Refusal }) => given === refusal,
    isOffline: (_, params: { failure: Failure }) => params.failure.kind === 'offline',
  },
  actions: {
    ...failingActions,
    startRequest: assign((_, { request }: { request: SummaryRequest }) => ({ request, text: '', failure: null })),
    useKey: assign(({ context: { request } }, { key }: { key: string }) => ({ request: { ...request, key }, text: '', failure: null })),
    beginAgain: assign({ text: '', failure: null }),
    storeHead: assign((_, { writer, language }: { writer: SummaryWriter; language: string }) => ({ writer, language, missing: [], isUnchanged: false })),
    storePiece: assign({ text: ({ context }, { piece }: { piece: string }) => context.text + piece }),
    storeWhole: assign((_, whole: { text: string; credits: Credits; missing: readonly SummarySource[]; isUnchanged: boolean }) => ({
      ...whole,
      proposal: whole.text,
    })),
    propose: assign({ proposal: ({ context }) => context.text, missing: [], isUnchanged: false }),
    forget: assign({ proposal: '', text: '' }),
    accept: assign((_, { field }: { field: string }) => ({ before: field })),
    storeWriter: assign((_, { writer, credits }: { writer: SummaryWriter; credits: Credits }) => ({ writer, credits })),
    storeCredits: assign({ credits: (_, params: { credits: Credits }) => params.credits }),
    useUp: assign(({ context: { credits } }, { renewsAt }: { renewsAt: string | null }) => ({
      credits: { most: 0, ...credits, left: 0, renews_at: renewsAt ?? credits?.renews_at ?? '' },
    })),
  },
  delays: {
    // An instant of the server, by this device's clock; at most a day away.
    untilRenewed: ({ context: { credits } }) => Math.max(1_000, Date.parse(credits?.renews_at ?? '') - Date.now() || 60_000),
  },
}).createMachine({
  id: 'careerSummary',
  context: {
    request: { rewrite: null, text: '', key: '' },
    text: '',
    proposal: '',
    before: '',
    writer: null,
    language: '',
    missing: [],
    isUnchanged: false,
    credits: null,
    failure: null,
  },
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        id: 'readCredits',
        src: 'readCredits',
        onDone: { target: 'idle', actions: { type: 'storeWriter', params: ({ event }) => event.output } },
        onError: 'idle',
      },
    },
    idle: { always: { guard: 'isUsedUp', target: 'quotaUsed' }, on: { 'writing.requested': starts } },
    streaming: {
      tags: 'busy',
      invoke: { id: 'writeSummary', src: 'writeSummary', input: ({ context }) => context.request },
      initial: 'opening',
      on: {
        'stream.begun': { actions: { type: 'storeHead', params: ({ event: { writer, language } }) => ({ writer, language }) } },
        'stream.wrote': { target: '.writing', actions: { type: 'storePiece', params: ({ event }) => ({ piece: event.piece }) } },
        'stream.done': {
          target: 'reviewing.whole',
          actions: { type: 'storeWhole', params: ({ event: { text, credits, missing, isUnchanged } }) => ({ text, credits, missing, isUnchanged }) },
        },
        'stream.ended': [
          {
            guard: 'hasText',
            target: 'reviewing.stopped',
            actions: ['propose', { type: 'storeCredits', params: ({ event }) => ({ credits: event.credits }) }],
          },
          { target: 'idle', actions: { type: 'storeCredits', params: ({ event }) => ({ credits: event.credits }) } },
        ],
        'stream.refused': [
          { ...refused('quotaUsed'), actions: { type: 'useUp', params: ({ event }) => ({ renewsAt: event.renewsAt }) } },
          refused('unavailable'),
          refused('busyElsewhere'),
          refused('lacking'),
          { target: 'failed' },
        ],
        'stream.failed': [
          {
            guard: { type: 'isOffline', params: ({ event }) => ({ failure: event.failure }) },
            target: 'offline',
            actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.failure }) },
          },
          { target: 'failed', actions: { type: 'storeFailure', params: ({ event }) => ({ error: event.failure }) } },
        ],
        'writing.stopped': 'stopping',
      },
      states: { opening: {}, writing: {} },
    },
    /** The stream is already closed; the server is informed, so that another text can start right away, and returns the credits left. */
    stopping: {
      tags: 'busy',
      invoke: {
        id: 'endSummary',
        src: 'endSummary',
        onDone: stoppedWith(({ event }) => ({ credits: event.output })),
        onError: stopped,
      },
    },
    reviewing: {
      initial: 'whole',
      on: {
        ...requested,
        'another.requested': {
          guard: 'hasCredits',
          target: 'streaming',
          actions: { type: 'useKey', params: ({ event }) => ({ key: event.key }) },
        },
        'proposal.accepted': { target: 'accepted', actions: { type: 'accept', params: ({ event }) => ({ field: event.field }) } },
        'proposal.discarded': { target: 'idle', actions: 'forget' },
      },
      states: { whole: {}, stopped: {} },
    },
    accepted: { on: { ...requested, 'acceptance.undone': { target: 'idle', actions: 'forget' } } },
    failed: { on: { ...dropped, 'writing.retried': { target: 'streaming', actions: 'beginAgain' } } },
    unavailable: { on: { ...dropped, 'writing.retried': { target: 'streaming', actions: 'beginAgain' } } },
    lacking: { on: { 'writing.dropped': 'idle' } },
    busyElsewhere: { on: { ...dropped, 'elsewhere.ended': 'endingElsewhere' } },
    endingElsewhere: {
      tags: 'busy',
      invoke: {
        id: 'endElsewhere',
        src: 'endSummary',
        onDone: { target: 'streaming', actions: ['beginAgain', { type: 'storeCredits', params: ({ event }) => ({ credits: event.output }) }] },
        onError: { target: 'failed', actions: storeFailure },
      },
    },
    offline: {
      invoke: { id: 'waitForConnection', src: 'waitForConnection', onDone: { target: 'streaming', actions: 'beginAgain' } },
      on: dropped,
    },
    /** An existing proposal can still be accepted. */
    quotaUsed: {
      after: { untilRenewed: 'checking' },
      on: { 'writing.dropped': { guard: 'hasProposal', target: 'reviewing.whole' } },
    },
  },
});
