import { fromPromise } from 'xstate';
import type { CurrentUser } from '../../../contract/records.ts';
import { connectionActors } from '../connection.actors.ts';
import { missing } from '../missing.ts';
import type { Step } from './steps.ts';

/** Where the user is in the wizard, on whatever device they left it. */
export interface Begun {
  step: Step;
  /** How many job preferences there are: one is required to continue. */
  preferences: number;
  /** Whether the first and last name are known: they are required to continue. */
  hasName: boolean;
}

/** What a complete profile requires. */
export type Requirement = 'preference' | 'name';

/** `unfinished`: on the server, a step is incomplete, perhaps changed on another device. */
export type CompletionAnswer = { ok: true; user: CurrentUser } | { ok: false; failure: 'unfinished'; missing: Requirement };

/** Actors of the wizard. services/profile/wizard.ts provides them. */
export const wizardActors = {
  ...connectionActors,
  loadWizard: fromPromise<Begun>(missing('loadWizard')),
  /** Stores the step for all devices; never fails: a lost step only has to be repeated. */
  storeStep: fromPromise<void, { step: Step }>(missing('storeStep')),
  completeProfile: fromPromise<CompletionAnswer>(missing('completeProfile')),
};
