import { assign, emit, setup } from 'xstate';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards, branchesOf } from '../answer.ts';
import { mayVerify } from '../companyVerification/lifecycle.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';
import { companyPapersActors, type PaperReason, type PapersAnswer } from './companyPapers.actors.ts';
import { failingActions } from '../failing.ts';

export interface CompanyPapersContext {
  page: CompanyPage;
  file: FileRef | null;
  /** The document to remove. */
  id: string | null;
  by: 'domain' | 'documents' | null;
  reason: PaperReason | null;
  /** The server's message, in `resting.refused`. */
  message: string;
  failure: Failure | null;
}

export type CompanyPapersEvent =
  | { type: 'paper.chosen'; file: FileRef }
  | { type: 'paper.cancelled' }
  | { type: 'removal.requested'; id: string }
  | { type: 'removal.confirmed' }
  | { type: 'removal.declined' }
  | { type: 'verification.asked'; by: 'domain' | 'documents' }
  /** The company changed: here, in another part of the page, or elsewhere. */
  | { type: 'page.changed'; page: CompanyPage };

const { accepted, on, failing } = branchesOf<PapersAnswer>('companyPapers');
const done = (state: string) => {
  const branch = accepted(`resting.${state}`);
  return { ...branch, actions: [branch.actions, 'emitPage' as const] };
};
const [refused, rejected, failed] = [on('refused', 'resting.refused'), on('rejected', 'resting.rejected'), failing('resting.failed')];

/**
 * Verifies a company: with documents that the operator reviews, or right away with the domain of the website its name came with. Any other domain is
 * confirmed without verifying the name. The record's own chart (companyVerification) decides what can be requested in the company's current state.
 */
export const companyPapersMachine = setup({
  types: {} as {
    context: CompanyPapersContext;
    events: CompanyPapersEvent;
    input: { page: CompanyPage };
    emitted: { type: 'page.changed'; page: CompanyPage };
    tags: 'busy';
  },
  actors: companyPapersActors,
  guards: {
    ...answerGuards,
    mayAsk: ({ context: { page } }, { by }: { by: 'domain' | 'documents' }) =>
      by === 'domain'
        ? page.domain_proof === 'proves' && (!page.domain_verifies || mayVerify(page.verification, 'domain.proven'))
        : page.documents.length > 0 && mayVerify(page.verification, 'documents.submitted'),
  },
  actions: {
    ...failingActions,
    storeFile: assign({ file: (_, params: { file: FileRef }) => params.file, reason: null }),
    storeId: assign({ id: (_, params: { id: string }) => params.id }),
    storeBy: assign({ by: (_, params: { by: 'domain' | 'documents' }) => params.by }),
    storePage: assign({ page: (_, params: { page: CompanyPage }) => params.page }),
    storeAnswer: assign(({ context }, { answer }: { answer: PapersAnswer }) => ({
      failure: null,
      page: answer.ok ? answer.page : context.page,
      reason: 'reason' in answer ? answer.reason : null,
      message: 'message' in answer ? answer.message : '',
    })),
    emitPage: emit(({ context }) => ({ type: 'page.changed' as const, page: context.page })),
  },
}).createMachine({
  id: 'companyPapers',
  context: ({ input }) => ({ page: input.page, file: null, id: null, by: null, reason: null, message: '', failure: null }),
  initial: 'resting',
  // Our own upload changes the company, too, so what came of it stays until the next action.
  on: { 'page.changed': { actions: { type: 'storePage', params: ({ event }) => ({ page: event.page }) } } },
  states: {
    resting: {
      initial: 'idle',
      on: {
        'paper.chosen': { target: 'uploading', actions: { type: 'storeFile', params: ({ event }) => ({ file: event.file }) } },
        'removal.requested': { target: 'confirmingRemoval', actions: { type: 'storeId', params: ({ event }) => ({ id: event.id }) } },
        'verification.asked': {
          guard: { type: 'mayAsk', params: ({ event }) => ({ by: event.by }) },
          target: 'asking',
          actions: { type: 'storeBy', params: ({ event }) => ({ by: event.by }) },
        },
      },
      states: { idle: {}, stored: {}, removed: {}, asked: {}, rejected: {}, refused: {}, failed: {} },
    },
    uploading: {
      tags: 'busy',
      on: { 'paper.cancelled': 'resting' },
      invoke: {
        id: 'uploadPaper',
        src: 'uploadPaper',
        input: ({ context }) => ({ file: context.file as FileRef }),
        onDone: [done('stored'), rejected, refused],
        onError: failed,
      },
    },
    confirmingRemoval: { on: { 'removal.confirmed': 'removing', 'removal.declined': 'resting' } },
    removing: {
      tags: 'busy',
      invoke: {
        id: 'removePaper',
        src: 'removePaper',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: [done('removed'), refused],
        onError: failed,
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'requestVerification',
        src: 'requestVerification',
        input: ({ context }) => ({ by: context.by ?? 'documents' }),
        onDone: [done('asked'), refused],
        onError: failed,
      },
    },
  },
});
