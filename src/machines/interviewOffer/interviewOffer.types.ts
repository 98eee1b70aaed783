import type { Interview, InterviewMethod } from '../../../contract/interview-records.ts';
import type { Failure } from '../../lib/failure.ts';

/** To whom, or for which interview other times: by their application, by a conversation and the job it is about, or again. */
export type OfferTo =
  | { kind: 'application'; applicationId: string }
  | { kind: 'chat'; chatId: string; jobId: number }
  | { kind: 'again'; interviewId: string; sequence: number };

/** What is offered, as the form holds it. Empty text is none. */
export interface OfferDraft {
  /** Instants, ISO-8601; an empty one is a field that nobody filled in. */
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
/** A fault this chart finds, by the name of its words; one the server found, in its words. */
export type OfferFault = 'required' | 'timePast' | 'timeFar' | 'timeTwice' | 'link' | 'tooLong' | { said: string };
export type OfferFaults = Partial<Record<OfferField, OfferFault>>;

/** Why the server did not take it, though nothing in it is wrong. */
export type OfferRefusal = 'notAllowedNow' | 'interviewOpen' | 'applyBanned' | 'cancelBlocked' | 'interviewTimeGone' | 'interviewChanged' | 'notFound';

export interface InterviewOfferContext {
  to: OfferTo;
  /** What was last submitted; null until then. */
  draft: OfferDraft | null;
  key: string;
  faults: OfferFaults;
  refusal: OfferRefusal | null;
  /** As the server made it. */
  interview: Interview | null;
  failure: Failure | null;
}

export type InterviewOfferEvent =
  /** `now`: the server's clock, ISO-8601. */
  { type: 'offer.submitted'; draft: OfferDraft; key: string; now: string } | { type: 'draft.changed' } | { type: 'offer.retried' } | { type: 'offer.left' };
