import { assign, setup } from 'xstate';
import { LIMITS } from '../../../contract/limits.ts';
import type { Resume } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import { answerGuards } from '../answer.ts';
import { failingActions, failingGuards } from '../failing.ts';
import { type DocumentAnswer, resumeDocumentActors } from './resumeDocument.actors.ts';

export interface ResumeDocumentContext {
  resume: Resume;
  /** As typed. */
  filename: string;
  email: string;
  key: string;
  /** Key of the rule that the input breaks. */
  fault: string | null;
  /** URL of its preview. */
  url: string | null;
  failure: Failure | null;
}

export type ResumeDocumentEvent =
  | { type: 'rename.requested' }
  | { type: 'name.submitted'; filename: string }
  | { type: 'preview.requested' }
  | { type: 'download.requested' }
  | { type: 'letter.requested' }
  | { type: 'address.submitted'; email: string; key: string }
  | { type: 'address.changed' }
  | { type: 'address.confirmed' }
  | { type: 'autoSend.switched' }
  | { type: 'delete.requested' }
  | { type: 'delete.confirmed' }
  | { type: 'autoSend.ended' }
  | { type: 'resume.changed'; resume: Resume }
  | { type: 'action.retried' }
  | { type: 'action.closed' };

/** The types, guards, actions and actors of the chart; its states are in the neighboring file. */
export const resumeDocumentSetup = setup({
  types: {} as { context: ResumeDocumentContext; events: ResumeDocumentEvent; input: { resume: Resume }; tags: 'busy' | 'waiting' },
  actors: resumeDocumentActors,
  guards: {
    ...answerGuards,
    ...failingGuards,
    /** Browsers can show PDF, but no Word files. */
    isShowable: ({ context }) => context.resume.format === 'pdf',
    isMailable: ({ context }) => context.resume.size <= LIMITS.mailedResumeBytes,
    isAutoSent: ({ context }) => context.resume.is_auto_sent,
  },
  actions: {
    ...failingActions,
    storeName: assign((_, { filename }: { filename: string }) => ({ filename, fault: null })),
    storeAddress: assign((_, { email, key }: { email: string; key: string }) => ({ email, key, fault: null })),
    storeResume: assign((_, { resume }: { resume: Resume }) => ({ resume })),
    storeAnswer: assign(({ context }, { answer }: { answer: DocumentAnswer }) =>
      answer.ok
        ? { resume: answer.resume ?? context.resume, url: answer.url ?? null, fault: null, failure: null }
        : { fault: answer.fault ?? null, failure: null },
    ),
    begin: assign(({ context }) => ({ filename: context.resume.filename, email: '', fault: null, url: null, failure: null })),
  },
});
