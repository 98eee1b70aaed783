import type { Interview, InterviewMethod } from '../../../contract/interview-records.ts';
import type { Failure } from '../../lib/failure.ts';

/** Whom to invite, or which interview gets other times: by the application, by a conversation and its job, or by the interview. */
export type OfferTo =
  | { kind: 'application'; applicationId: string }
  | { kind: 'chat'; chatId: string; jobId: number }
  | { kind: 'again'; interviewId: string; sequence: number };

/** The offer as entered in the form. An empty text means none. */
export interface OfferDraft {
  /** Instants, ISO-8601; an empty string is a field that isn't filled in. */
  times: string[];
  minutes: number;
  method: InterviewMethod;
  address: string;
  videoLink: string;
  contactPerson: string;
  contactNumber: string;
  instructions: string;
}

export type OfferField = 'address' | 'video_link' | 'contact_person' | 'contact_number' | 'instructions' | 'minutes' | 'times' | `times.${number}`;
/** A problem found by this chart, by its text key; one found by the server, as its message. */
export type OfferFault = 'required' | 'timePast' | 'timeFar' | 'timeTwice' | 'link' | 'tooLong' | { message: string };
export type OfferFaults = Partial<Record<OfferField, OfferFault>>;

/** Why the server refused a valid offer. */
export type OfferRefusal = 'notAllowedNow' | 'interviewOpen' | 'applyBanned' | 'cancelBlocked' | 'interviewTimeGone' | 'interviewChanged' | 'notFound';

export interface InterviewOfferContext {
  to: OfferTo;
  /** The last submitted draft; null before the first. */
  draft: OfferDraft | null;
  key: string;
  faults: OfferFaults;
  refusal: OfferRefusal | null;
  /** As the server created it. */
  interview: Interview | null;
  failure: Failure | null;
}

export type InterviewOfferEvent =
  /** `now`: the server's clock, ISO-8601. */
  { type: 'offer.submitted'; draft: OfferDraft; key: string; now: string } | { type: 'draft.changed' } | { type: 'offer.retried' } | { type: 'offer.left' };
