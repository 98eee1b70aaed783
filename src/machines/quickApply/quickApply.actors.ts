import { fromPromise } from 'xstate';
import type { Resume } from '../../../contract/records.ts';
import { applyActors } from '../apply/apply.actors.ts';
import { connectionActors } from '../connection.actors.ts';
import { loginMachine } from '../login/login.machine.ts';
import { missing } from '../missing.ts';
import { registerActors } from '../register/register.actors.ts';
import { resumeUploadMachine } from '../resumeUpload/resumeUpload.machine.ts';

/** Actors for applying without an account; registering and submitting come from their own flows. */
export const quickApplyActors = {
  ...connectionActors,
  register: registerActors.register,
  login: loginMachine,
  resumeUpload: resumeUploadMachine,
  /** The resumes of someone who already had an account. */
  listResumes: fromPromise<Resume[]>(missing('listResumes')),
  recordClick: applyActors.recordClick,
  submitApplication: applyActors.submitApplication,
};
