import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { dateIn } from './wallClock.ts';

/** What is missing or invalid, as keys of the `validation` texts by field; a day's hours are `days.0` (Monday) to `days.6`. */
export type ReplyFaults = Readonly<Record<string, string>>;

/**
 * Why an automatic reply can't be on as it is. One that is off may be incomplete; only its text must not be too long. Only the server checks the text
 * for links and phone numbers.
 * @param at epoch milliseconds: an absence that is over can't be turned on
 */
export function faultsOf(reply: AutomaticReply, at: number): ReplyFaults {
  if (reply.text.trim().length > LIMITS.automaticReplyLength) return { text: 'tooLong' };
  if (!reply.is_on) return {};
  return { ...(reply.text.trim() === '' ? { text: 'required' } : {}), ...timeFaultsOf(reply, at) };
}

function timeFaultsOf(reply: AutomaticReply, at: number): ReplyFaults {
  if (reply.kind === 'firstMessage') return {};
  if (!reply.time_zone) return { time_zone: 'required' };
  if (reply.kind === 'outOfOffice') return dayFaultsOf(reply.first_day, reply.last_day, dateIn(reply.time_zone, at));
  const hours = reply.days.flatMap((day, index) => (day && day.from === day.to ? [[`days.${index}`, 'automaticReply.sameTime']] : []));
  return reply.days.some(Boolean) ? Object.fromEntries(hours) : { days: 'automaticReply.noDays' };
}

function dayFaultsOf(first: string | null, last: string | null, today: string): ReplyFaults {
  if (!first || !last) return { ...(first ? {} : { first_day: 'required' }), ...(last ? {} : { last_day: 'required' }) };
  if (last < first) return { last_day: 'automaticReply.upsideDown' };
  return last < today ? { last_day: 'automaticReply.past' } : {};
}
