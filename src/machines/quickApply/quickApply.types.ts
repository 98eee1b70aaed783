import type { ApplyDraft } from '../../../contract/applications.ts';
import type { Application, JobDetail, Resume, Session } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import type { PhoneFault } from '../../lib/phone.ts';
import type { Answers } from '../apply/answers.ts';
import type { RegistrationDetails } from '../register/register.actors.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';

/** Registration without a password: the server generates one. */
export type ApplicantDetails = Omit<RegistrationDetails, 'password'>;

/** What survives a reload: stored by the view when emitted, and passed back as input. */
export interface QuickApplyProgress {
  details: ApplicantDetails | null;
  /** The account exists, so the user isn't asked to register again. */
  isRegistered: boolean;
  resumeId: string | null;
  answers: Answers;
  /** The Idempotency-Key of the submission. */
  key: string;
}

export interface QuickApplyContext extends QuickApplyProgress {
  job: JobDetail;
  /** At most 768 px wide: the employer's site opens in the same window. */
  isMobile: boolean;
  clockOffset: number;
  file: FileRef | null;
  /** Resumes of an account that already existed. */
  resumes: Resume[];
  application: Application | null;
  /** The session started by registering or signing in; for the session flow. */
  session: Session | null;
  applyUrl: string | null;
  /** Why the number is invalid, in `details.invalidPhone`. */
  phoneFault: PhoneFault | null;
  /** The server's message, and its messages by field. */
  message: string;
  fields: Record<string, string[]>;
  retryAt: string | null;
  failure: Failure | null;
}

export type QuickApplyEvent =
  | { type: 'details.submitted'; details: ApplicantDetails; file?: FileRef }
  | { type: 'details.resumed' }
  | { type: 'signIn.requested' }
  | { type: 'register.retried' }
  | { type: 'resume.chosen'; resumeId: string }
  | { type: 'resume.uploadRequested'; file?: FileRef }
  | { type: 'answer.given'; questionId: number; answer: string }
  | { type: 'screening.submitted' }
  | { type: 'submit.retried' }
  | { type: 'external.opened' };

export type QuickApplyEmitted =
  | { type: 'progress.changed'; progress: QuickApplyProgress }
  /** The account can't apply yet. A reload continues with the account, which checks before it sends anything. */
  | { type: 'application.postponed'; draft: ApplyDraft }
  /** An account was created or signed in to; the session flow takes over. */
  | { type: 'session.began'; session: Session };

export interface QuickApplyInput {
  job: JobDetail;
  isMobile: boolean;
  clockOffset: number;
  /** A fresh UUID; stored progress has its own. */
  key: string;
  progress?: QuickApplyProgress;
}

/** `isReload`: the page reloads behind the new window, to pick up the account (specification §4). */
export type QuickApplyOutput = { outcome: 'applied'; application: Application; path: string } | { outcome: 'left'; isReload: boolean };

export interface QuickApplyTypes {
  context: QuickApplyContext;
  events: QuickApplyEvent;
  input: QuickApplyInput;
  output: QuickApplyOutput;
  emitted: QuickApplyEmitted;
  tags: 'busy' | 'resume' | 'leaving' | 'details';
  children: { login: 'login'; resumeUpload: 'resumeUpload' };
}
