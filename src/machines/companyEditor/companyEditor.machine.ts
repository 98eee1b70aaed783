import { assign, setup } from 'xstate';
import type { CompanyDetails, CompanyPage } from '../../../contract/company-workspace.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, branchesOf } from '../answer.ts';
import { type CompanyAnswer, companyEditorActors } from './companyEditor.actors.ts';
import { errorOf, failingActions, failingGuards, storeFailure, unloadedStates } from '../failing.ts';

export interface CompanyEditorContext {
  page: CompanyPage | null;
  /** Messages by field, in `editing.invalid`. */
  fields: Record<string, string[]>;
  /** The server's message, in `viewing.refused`. */
  message: string;
  failure: Failure | null;
}

export type CompanyEditorEvent =
  | { type: 'load.retried' }
  /** Another part of the page, or another member, changed the company. */
  | { type: 'page.changed'; page: CompanyPage }
  | { type: 'edit.requested' }
  | { type: 'details.changed' }
  | { type: 'details.submitted'; details: CompanyDetails }
  | { type: 'edit.abandoned' }
  | { type: 'discard.confirmed' }
  | { type: 'discard.declined' };

const { accepted, on, failing } = branchesOf<CompanyAnswer>('companyEditor');
const submits = {
  'details.submitted': { target: '#companyEditor.saving' },
};
const storesPage = { type: 'storePage' as const, params: ({ event }: { event: { page: CompanyPage } }) => ({ page: event.page }) };
/** Protects unsaved changes from being discarded by accident. */
const dirty = { ...submits, 'edit.abandoned': '#companyEditor.confirmingDiscard' };

/**
 * A company's page: shown, and edited by members with the permission. The form keeps what was typed through every refusal except a missing
 * permission.
 */
export const companyEditorMachine = setup({
  types: {} as { context: CompanyEditorContext; events: CompanyEditorEvent; tags: 'busy' | 'form' },
  actors: companyEditorActors,
  guards: { ...failingGuards, ...answerGuards },
  actions: {
    ...failingActions,
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
  context: { page: null, fields: {}, message: '', failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'loadCompany',
        src: 'loadCompany',
        onDone: { target: 'viewing', actions: { type: 'storePage', params: ({ event }) => ({ page: event.output }) } },
        onError: [
          { guard: { type: 'isOffline', params: errorOf }, target: 'disconnected' },
          { target: 'unloadable', actions: storeFailure },
        ],
      },
    },
    ...unloadedStates(),
    viewing: {
      initial: 'resting',
      on: { 'edit.requested': { target: 'editing', actions: 'forget' }, 'page.changed': { target: '.resting', actions: storesPage } },
      states: { resting: {}, saved: {}, refused: {} },
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
        input: ({ event }) => ({ details: (event as Extract<CompanyEditorEvent, { type: 'details.submitted' }>).details }),
        onDone: [accepted('viewing.saved'), on('invalid', 'editing.invalid'), on('refused', 'viewing.refused')],
        onError: failing('editing.failed'),
      },
    },
    confirmingDiscard: { tags: 'form', on: { 'discard.confirmed': 'viewing', 'discard.declined': 'editing.dirty' } },
  },
});
