/**
 * Mutants that no test can notice, for the chart does the same, by their `id`, with the reason. They are not counted. One that is no longer made
 * fails the run, so that the list stays true.
 */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'session/session.machine.ts sessionMachine.states.identity.states.seeker.states.profile.states.incomplete.on.profile.completed: complete → deciding':
    'The action that goes with it completes the profile, so deciding leads to complete at once.',
  "wizard/wizard.machine.ts wizardMachine.states.preferences.exit: action dropped: 'leaveWriting'":
    'The one way out of the first step is step.finished, which is refused while something is written and not saved.',
};
