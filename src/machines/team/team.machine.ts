import { assign, setup } from 'xstate';
import type { Team } from '../../../contract/team.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, branchesOf } from '../answer.ts';
import { currentRegion, loadsAgain, staleActions, staleGuards } from '../changedElsewhere.ts';
import { proofGuards, provingState } from '../stepUp/stepUp.proving.ts';
import { type Given, teamActors, type TeamAnswer, type TeamChange } from './team.actors.ts';
import { errorOf, failingActions, failingGuards, storeFailure, unloadedStates } from '../failing.ts';

/** Changes that ask for confirmation first. */
export type ConfirmedChange = Extract<TeamChange, { kind: 'turnAway' | 'remove' | 'transfer' | 'leave' }>;
type DoneAtOnce = Extract<TeamChange, { kind: 'letIn' | 'withdraw' }>;

export interface TeamContext {
  /** Where a code for reauthentication would be sent. */
  email: string;
  team: Team | null;
  /** Somebody changed the team since it was loaded. */
  isStale: boolean;
  /** The change in progress, or the last one. */
  change: TeamChange | null;
  /** The member whose role is being changed. */
  userId: string | null;
  /** Messages by field, in `inviting.invalid`. */
  fields: Record<string, string[]>;
  /** The server's message, in `listed.outcome.refused` and `inviting.refused`. */
  message: string;
  failure: Failure | null;
}

export type TeamEvent =
  | { type: 'load.retried' }
  | { type: 'team.stale' }
  | { type: 'invite.requested' }
  | { type: 'invite.submitted'; email: string; given: Given }
  | { type: 'change.requested'; userId: string }
  | { type: 'change.submitted'; given: Given }
  | { type: 'form.closed' }
  /** Without confirmation, because it takes nothing away from anyone. */
  | { type: 'step.taken'; change: DoneAtOnce }
  | { type: 'step.asked'; change: ConfirmedChange }
  | { type: 'step.confirmed' }
  | { type: 'step.declined' };

const { accepted, on, failing } = branchesOf<TeamAnswer>('team');
const change = {
  id: 'changeTeam',
  src: 'changeTeam' as const,
  input: ({ context }: { context: TeamContext }) => ({ change: context.change as TeamChange }),
};
const storesTeam = { type: 'storeTeam', params: ({ event }: { event: { output: Team } }) => ({ team: event.output }) } as const;
const writesInvite = {
  'form.closed': '#team.listed',
  'invite.submitted': {
    target: '#team.inviting.sending',
    actions: {
      type: 'storeChange' as const,
      params: ({ event: { email, given } }: { event: { email: string; given: Given } }) => ({ change: { kind: 'invite' as const, email, given } }),
    },
  },
};
const writesChange = {
  'form.closed': '#team.listed',
  'change.submitted': {
    target: '#team.changing.saving',
    actions: {
      type: 'storeChange' as const,
      params: ({ context, event }: { context: TeamContext; event: { given: Given } }) => ({
        change: { kind: 'change' as const, userId: context.userId ?? '', given: event.given },
      }),
    },
  },
};

/**
 * Who hires for a company: members are invited, approved, given roles and permissions, and removed; the company is transferred, or left. What can't
 * be undone asks for confirmation first. If the last authentication is too long ago, the user reauthenticates, and the action continues. If the
 * server refuses because somebody else was faster, its message appears above the updated team.
 */
export const teamMachine = setup({
  types: {} as { context: TeamContext; events: TeamEvent; input: { email: string }; tags: 'busy' | 'listed' | 'step'; children: { stepUp: 'stepUp' } },
  actors: teamActors,
  guards: {
    ...failingGuards,
    ...answerGuards,
    ...proofGuards,
    ...staleGuards,
    hasLeft: ({ event }) => 'output' in event && (event.output as TeamAnswer).ok && (event.output as { team: Team | null }).team === null,
  },
  actions: {
    ...failingActions,
    storeTeam: assign({ team: (_, params: { team: Team }) => params.team, isStale: false }),
    ...staleActions,
    storeChange: assign({ change: (_, params: { change: TeamChange }) => params.change, failure: null, fields: {} }),
    storeUser: assign({ userId: (_, params: { userId: string }) => params.userId }),
    storeAnswer: assign(({ context }, { answer }: { answer: TeamAnswer }) => ({
      failure: null,
      team: answer.ok && answer.team ? answer.team : context.team,
      fields: 'fields' in answer ? answer.fields : {},
      message: 'message' in answer ? answer.message : '',
    })),
  },
}).createMachine({
  id: 'team',
  context: ({ input }) => ({ ...input, team: null, isStale: false, change: null, userId: null, fields: {}, message: '', failure: null }),
  initial: 'loading',
  invoke: { id: 'watchTeam', src: 'watchTeam' },
  on: { 'team.stale': { actions: 'markStale' } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadTeam',
        src: 'loadTeam',
        onDone: { target: 'listed', actions: storesTeam },
        onError: [
          { guard: { type: 'isOffline', params: errorOf }, target: 'disconnected' },
          { target: 'unloadable', actions: storeFailure },
        ],
      },
      on: loadsAgain('team.stale', 'loading'),
    },
    ...unloadedStates(),
    listed: {
      tags: 'listed',
      type: 'parallel',
      on: {
        'invite.requested': 'inviting',
        'change.requested': { target: 'changing', actions: { type: 'storeUser', params: ({ event }) => ({ userId: event.userId }) } },
        'step.taken': { target: 'working', actions: { type: 'storeChange', params: ({ event }) => ({ change: event.change }) } },
        'step.asked': { target: 'asking', actions: { type: 'storeChange', params: ({ event }) => ({ change: event.change }) } },
      },
      states: {
        team: currentRegion('team.stale', { id: 'refreshTeam', src: 'loadTeam' }, storesTeam),
        outcome: { initial: 'none', states: { none: {}, done: {}, refused: {}, failed: {} } },
      },
    },
    inviting: {
      initial: 'filling',
      states: {
        filling: { on: writesInvite },
        sending: {
          tags: 'busy',
          invoke: {
            ...change,
            onDone: [
              accepted('listed.outcome.done'),
              on('invalid', 'inviting.invalid'),
              on('proofNeeded', 'inviting.proving'),
              on('refused', 'listed.outcome.refused'),
            ],
            onError: failing('inviting.failed'),
          },
        },
        proving: provingState('sending', { target: 'filling' }),
        invalid: { on: writesInvite },
        failed: { on: writesInvite },
      },
    },
    changing: {
      initial: 'choosing',
      states: {
        choosing: { on: writesChange },
        saving: {
          tags: 'busy',
          invoke: {
            ...change,
            onDone: [accepted('listed.outcome.done'), on('proofNeeded', 'changing.proving'), on('refused', 'listed.outcome.refused')],
            onError: failing('changing.failed'),
          },
        },
        proving: provingState('saving', { target: 'choosing' }),
        failed: { on: writesChange },
      },
    },
    asking: { tags: 'step', on: { 'step.confirmed': 'working', 'step.declined': 'listed' } },
    working: {
      tags: ['busy', 'listed', 'step'],
      invoke: {
        ...change,
        onDone: [{ guard: 'hasLeft', target: 'left' }, accepted('listed.outcome.done'), on('proofNeeded', 'proving'), on('refused', 'listed.outcome.refused')],
        onError: failing('listed.outcome.failed'),
      },
    },
    proving: { tags: 'listed', ...provingState('working', { target: 'listed' }) },
    left: { type: 'final' },
  },
});
