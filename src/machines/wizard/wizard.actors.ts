import { fromPromise } from 'xstate';
import type { CurrentUser } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { Step } from './steps.ts';

/** Where somebody is in the wizard, on whatever device they left it. */
export interface Begun {
  step: Step;
  /** How many job preferences there are: one is needed to go on. */
  preferences: number;
}

/** `unfinished`: the server finds that a step is open, of whatever device. */
export type CompletionAnswer = { ok: true; user: CurrentUser } | { ok: false; failure: 'unfinished' };

/** What the wizard needs done for it. services/profile/wizard.ts provides the real ones. */
export const wizardActors = {
  ...connectionActors,
  loadWizard: fromPromise<Begun>(missing('loadWizard')),
  /** Keeps the step for every device; never fails: a step lost is walked again. */
  keepStep: fromPromise<void, { step: Step }>(missing('keepStep')),
  completeProfile: fromPromise<CompletionAnswer>(missing('completeProfile')),
};
