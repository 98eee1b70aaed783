/**
 * Equivalent mutants, by `id`, with the reason: no test can notice them, because the chart behaves the same. They aren't counted. If one of them is no longer
 * generated, the run fails, so that the list stays correct.
 */
export const EQUIVALENT: Readonly<Record<string, string>> = {
  'interviewAction/interviewAction.machine.ts interviewActionMachine.states.clock.states.near.after.untilNext: target removed':
    'Once the instant is reached, the next one is another, for which near judges again at once.',
  'jobAlert/jobAlert.manage.ts notUpdated.initial: failed → tooMany': 'Each transition into notUpdated names one of its two states, so none starts there.',
  'apply/apply.machine.ts applyMachine.states.blocked.initial: jobDeleted → alreadyApplied': 'Each way there names the obstacle.',
  'apply/apply.machine.ts applyMachine.states.interrupted.initial: jobClosed → jobOnHold': 'Each way there names what happened to the job.',
  'apply/apply.machine.ts applyMachine.states.writing.states.step.states.screening.on.screening.submitted.1: composing → deciding':
    'All questions are answered then, so deciding leads to composing at once.',
  'apply/apply.machine.ts applyMachine.states.writing.states.step.states.composing.states.uploading.invoke.onDone.0: target removed':
    'The resume is chosen in the same step, and choosing one leads to editing.',
  'apply/apply.machine.ts applyMachine.states.writing.states.step.states.composing.states.uploading.invoke.onDone.0: editing → invalid':
    'The resume is chosen in the same step, and choosing one leads to editing.',
  'sessionAssurance/sessionAssurance.machine.ts sessionAssuranceMachine.states.identified.initial: choosingAccount → secondFactor':
    'Each transition into identified names one of its two states, so none starts there.',
  'sessionAssurance/sessionAssurance.machine.ts sessionAssuranceMachine.states.signedIn.initial: proven → authenticated':
    'Each transition into signedIn names one of its two states, so none starts there.',
  "wizard/wizard.machine.ts wizardMachine.states.preferences.exit: action dropped: 'leaveWriting'":
    'The one way out of the first step is step.finished, which is refused while something is written and not saved.',
};
