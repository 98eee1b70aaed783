import { assign, setup } from 'xstate';
import type { CompanyChanges, CompanyDetails, CompanyPage } from '../../../contract/company-workspace.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, branchesOf } from '../answer.ts';
import { currentRegion, loadsAgain, staleActions, staleGuards } from '../changedElsewhere.ts';
import { type CompanyAnswer, type CompanyChanged, companyEditorActors } from './companyEditor.actors.ts';
import { errorOf, failingActions, failingGuards, storeFailure, unloadedStates } from '../failing.ts';

export interface CompanyEditorContext {
  page: CompanyPage | null;
  /** Somebody changed the company since it was loaded. */
  isStale: boolean;
  /** Messages by field, in `editing.invalid`. */
  fields: Record<string, string[]>;
  /** The server's message, in `viewing.outcome.refused`. */
  message: string;
  failure: Failure | null;
}

export type CompanyEditorEvent =
  | { type: 'load.retried' }
  /** Another part of the page changed the company. */
  | { type: 'page.changed'; page: CompanyPage }
  | { type: 'edit.requested' }
  | { type: 'details.changed' }
  | { type: 'details.submitted'; details: CompanyDetails }
  | { type: 'edit.abandoned' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.declined' }
  | CompanyChanged;

const { accepted, on, failing } = branchesOf<CompanyAnswer>('companyEditor');
const submits = {
  'details.submitted': { target: '#companyEditor.saving' },
};
const storesPage = { type: 'storePage' as const, params: ({ event }: { event: { page: CompanyPage } }) => ({ page: event.page }) };
const storesLoaded = [
  { type: 'storePage' as const, params: ({ event }: { event: { output: CompanyPage } }) => ({ page: event.output }) },
  'markFresh' as const,
];
/** Protects unsaved changes from being discarded by accident. */
const dirty = { ...submits, 'edit.abandoned': '#companyEditor.confirmingDiscard' };

/** Only what differs is saved, so that it doesn't undo what a colleague saved in the meantime. */
function changesOf(before: CompanyDetails | undefined, after: CompanyDetails): CompanyChanges {
  const isChanged = (name: keyof CompanyDetails) => JSON.stringify(before?.[name]) !== JSON.stringify(after[name]);
  return Object.fromEntries(Object.entries(after).filter(([name]) => isChanged(name as keyof CompanyDetails)));
}

/**
 * A company's page: shown, and edited by members with the permission. The form keeps what was typed through every refusal except a missing
 * permission. What a colleague changes shows up right away, or before the form opens.
 */
export const companyEditorMachine = setup({
  types: {} as { context: CompanyEditorContext; events: CompanyEditorEvent; tags: 'busy' | 'form' },
  actors: companyEditorActors,
  guards: { ...failingGuards, ...answerGuards, ...staleGuards },
  actions: {
    ...failingActions,
    ...staleActions,
    storePage: assign({ page: (_, params: { page: CompanyPage }) => params.page }),
    storeAnswer: assign(({ context }, { answer }: { answer: CompanyAnswer }) => ({
      failure: null,
      page: answer.ok ? answer.page : context.page,
      fields: 'fields' in answer ? answer.fields : {},
      message: 'message' in answer ? answer.message : '',
    })),
    forget: assign({ failure: null, fields: {}, message: '' }),
  },
}).createMachine({
  id: 'companyEditor',
  context: { page: null, isStale: false, fields: {}, message: '', failure: null },
  initial: 'loading',
  invoke: { id: 'watchCompany', src: 'watchCompany' },
  on: { 'company.changed': { actions: 'markStale' } },
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadCompany',
        src: 'loadCompany',
        onDone: { target: 'viewing', actions: storesLoaded },
        onError: [
          { guard: { type: 'isOffline', params: errorOf }, target: 'disconnected' },
          { target: 'unloadable', actions: storeFailure },
        ],
      },
      on: loadsAgain('company.changed', 'loading'),
    },
    ...unloadedStates(),
    viewing: {
      type: 'parallel',
      on: {
        'edit.requested': [
          { guard: 'isStale', target: 'opening', actions: 'forget' },
          { target: 'editing', actions: 'forget' },
        ],
      },
      states: {
        page: currentRegion('company.changed', { id: 'refreshCompany', src: 'loadCompany' }, storesLoaded),
        outcome: {
          initial: 'none',
          on: { 'page.changed': { target: '.none', actions: storesPage } },
          states: { none: {}, saved: {}, refused: {} },
        },
      },
    },
    /** Loads what a colleague changed, so that the form starts with it. */
    opening: {
      tags: 'busy',
      invoke: { id: 'reloadCompany', src: 'loadCompany', onDone: { target: 'editing', actions: storesLoaded }, onError: 'editing' },
      on: loadsAgain('company.changed', 'opening'),
    },
    editing: {
      initial: 'clean',
      tags: 'form',
      states: {
        clean: { on: { ...submits, 'details.changed': 'dirty', 'edit.abandoned': '#companyEditor.viewing' } },
        dirty: { on: dirty },
        invalid: { on: dirty },
        failed: { on: dirty },
      },
    },
    saving: {
      tags: ['busy', 'form'],
      invoke: {
        id: 'saveCompany',
        src: 'saveCompany',
        input: ({ context, event }) => ({
          changes: changesOf(context.page?.details, (event as Extract<CompanyEditorEvent, { type: 'details.submitted' }>).details),
        }),
        onDone: [accepted('viewing.outcome.saved'), on('invalid', 'editing.invalid'), on('refused', 'viewing.outcome.refused')],
        onError: failing('editing.failed'),
      },
    },
    confirmingDiscard: { tags: 'form', on: { 'discard.confirmed': 'viewing', 'discard.declined': 'editing.dirty' } },
  },
});
