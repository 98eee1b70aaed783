import { DAY } from '../../../contract/durations.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { isBefore } from '../interview/windows.ts';
import type { OfferDraft, OfferFault, OfferFaults } from './interviewOffer.types.ts';

const LENGTHS = { address: 300, video_link: 500, contact_person: 100, contact_number: 40, instructions: 2_000 } as const;

function timeFault(times: readonly string[], index: number, now: string): OfferFault | null {
  const time = times[index] ?? '';
  if (time === '') return 'required';
  if (!isBefore(now, time)) return 'timePast';
  if (Date.parse(time) - Date.parse(now) > LIMITS.interviewDaysAhead * DAY) return 'timeFar';
  return times.findIndex((other) => other !== '' && Date.parse(other) === Date.parse(time)) < index ? 'timeTwice' : null;
}

/** What is wrong with an offer, by field; empty if it is valid. @param now ISO-8601, the server's clock */
export function offerFaults(draft: OfferDraft, now: string): OfferFaults {
  const faults: OfferFaults = {};
  for (const index of draft.times.keys()) {
    const fault = timeFault(draft.times, index, now);
    if (fault) faults[`times.${index}`] = fault;
  }
  const texts = {
    address: draft.address,
    video_link: draft.videoLink,
    contact_person: draft.contactPerson,
    contact_number: draft.contactNumber,
    instructions: draft.instructions,
  };
  for (const [field, longest] of Object.entries(LENGTHS) as [keyof typeof LENGTHS, number][])
    if (texts[field].trim().length > longest) faults[field] = 'tooLong';
  if (draft.method === 'onsite' && draft.address.trim() === '') faults.address = 'required';
  if (draft.method === 'video') {
    if (draft.videoLink.trim() === '') faults.video_link = 'required';
    else if (!/^https:\/\/[^\s/][^\s/.]*\.\S+$/i.test(draft.videoLink.trim())) faults.video_link = 'link';
  }
  // For a phone interview, somebody must say who calls; the job seeker's number is asked for in the text.
  if (draft.method === 'phone' && draft.contactPerson.trim() === '') faults.contact_person = 'required';
  return faults;
}
