import { fromPromise } from 'xstate';
import { ERRORS } from '../../../contract/errors.ts';
import { toFailure } from '../../lib/failure.ts';
import { isNamed, isStep, type Step } from '../../machines/wizard/steps.ts';
import type { Begun, CompletionAnswer } from '../../machines/wizard/wizard.actors.ts';
import { wizardMachine } from '../../machines/wizard/wizard.machine.ts';
import { api } from '../api.ts';
import { waitForConnection } from '../connection.ts';
import { readFields, writeFields } from './unsaved.ts';

const STEP = 'wizard.step';

/** The wizard chart with its actors. */
export const wizard = wizardMachine.provide({
  actors: {
    waitForConnection,
    loadWizard: fromPromise<Begun>(async ({ signal }) => {
      const [fields, { data: preferences }, { data: profile }] = await Promise.all([
        readFields(signal),
        api('listJobPreferences', {}, { signal }),
        api('getProfile', {}, { signal }),
      ]);
      const step = fields[STEP];
      // Without a preference, the first step is incomplete, wherever the user was.
      return {
        step: isStep(step) && preferences.length > 0 ? step : 'preferences',
        preferences: preferences.length,
        hasName: isNamed(profile.basic_info),
      };
    }),
    storeStep: fromPromise<void, { step: Step }>(({ input }) => writeFields({ [STEP]: input.step }, []).catch(() => {})),
    completeProfile: fromPromise<CompletionAnswer>(async ({ signal }) => {
      try {
        return { ok: true, user: (await api('completeProfile', { body: {} }, { signal })).data };
      } catch (error) {
        const { code, fields } = toFailure(error);
        if (code !== ERRORS.profileUnfinished.code) throw error;
        // The first step first.
        return { ok: false, failure: 'unfinished', missing: 'job_preferences' in fields ? 'preference' : 'name' };
      }
    }),
  },
});
