import type { Application, JobDetail, Resume, Session } from '../../../contract/records.ts';
import type { Failure } from '../../lib/failure.ts';
import type { PhoneFault } from '../../lib/phone.ts';
import type { Answers } from '../apply/answers.ts';
import type { RegistrationDetails } from '../register/register.actors.ts';
import type { FileRef } from '../resumeUpload/resumeUpload.actors.ts';

/** Registration without a password: the server makes one at random. */
export type ApplicantDetails = Omit<RegistrationDetails, 'password'>;

/** What survives a reload: kept by the view as it is emitted, given back through the input. */
export interface QuickApplyProgress {
  details: ApplicantDetails | null;
  /** The account exists; it is never asked for again. */
  isRegistered: boolean;
  resumeId: string | null;
  answers: Answers;
  /** The Idempotency-Key of the one submission. */
  key: string;
}

export interface QuickApplyContext extends QuickApplyProgress {
  job: JobDetail;
  /** 768 px wide or less: the employer's site opens in the same window. */
  isMobile: boolean;
  clockOffset: number;
  file: FileRef | null;
  /** Resumes of an account there was before. */
  resumes: Resume[];
  application: Application | null;
  /** The session the registration or the sign-in began; for the session flow. */
  session: Session | null;
  applyUrl: string | null;
  /** Why the number is none, in `details.invalidPhone`. */
  phoneFault: PhoneFault | null;
  /** The server's words, and its messages by field. */
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
  /** An account was made or signed in to; the session flow takes it over. */
  | { type: 'session.began'; session: Session };

export interface QuickApplyInput {
  job: JobDetail;
  isMobile: boolean;
  clockOffset: number;
  /** A fresh UUID; a kept progress brings its own. */
  key: string;
  progress?: QuickApplyProgress;
}

/** `isReload`: the page is reloaded behind the new window, so that it knows of the account (specification §4). */
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
