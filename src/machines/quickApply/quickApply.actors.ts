import { fromPromise } from 'xstate';
import type { Resume } from '../../../contract/records.ts';
import { applyActors } from '../apply/apply.actors.ts';
import { connectionActors } from '../connection.actors.ts';
import { loginMachine } from '../login/login.machine.ts';
import { missing } from '../missing.ts';
import { registerActors } from '../register/register.actors.ts';
import { resumeUploadMachine } from '../resumeUpload/resumeUpload.machine.ts';

/** What applying without an account needs done for it; registering and submitting are those of their own flows. */
export const quickApplyActors = {
  ...connectionActors,
  register: registerActors.register,
  login: loginMachine,
  resumeUpload: resumeUploadMachine,
  /** The resumes of someone who had an account all along. */
  listResumes: fromPromise<Resume[]>(missing('listResumes')),
  recordClick: applyActors.recordClick,
  submitApplication: applyActors.submitApplication,
};
