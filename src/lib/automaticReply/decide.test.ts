import { describe, expect, test } from 'vitest';
import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { automaticReplyTo, type ReplyContext } from './decide.ts';

const office = { from: '09:00', to: '18:00' };
const away: AutomaticReply = {
  kind: 'outOfOffice',
  is_on: true,
  text: 'Away',
  time_zone: 'Asia/Manila',
  first_day: '2026-11-23',
  last_day: '2026-11-27',
};
const hours: AutomaticReply = {
  kind: 'outsideHours',
  is_on: true,
  text: 'Closed',
  time_zone: 'Asia/Manila',
  days: [office, office, office, office, office, null, null],
};
const first: AutomaticReply = { kind: 'firstMessage', is_on: true, text: 'Thanks' };
const off = (reply: AutomaticReply): AutomaticReply => ({ ...reply, is_on: false });

const fresh: ReplyContext = { isFirstMessage: true, writtenAt: null, repliedAt: null, isSetAside: false };
const later: ReplyContext = { ...fresh, isFirstMessage: false };
const at = (instant: string) => Date.parse(instant);
const written = (instant: string): ReplyContext => ({ ...later, writtenAt: at(instant) });
const replied = (instant: string): ReplyContext => ({ ...later, repliedAt: at(instant) });

// Manila is eight hours ahead of UTC: its Monday, November 23, 2026, starts at 16:00 UTC on Sunday. Open at noon, closed at 9 p.m.
const mondayNoon = '2026-11-23T04:00:00Z';
const mondayNight = '2026-11-23T13:00:00Z';
const tuesdayNight = '2026-11-24T13:00:00Z';
const nextMondayNoon = '2026-11-30T04:00:00Z';
const nextMondayNight = '2026-11-30T13:00:00Z';

/** Written by hand: the replies that are on, the conversation, when the job seeker writes, and which reply is sent. */
const TABLE: [what: string, replies: AutomaticReply[], context: ReplyContext, at: string, answer: string | null][] = [
  ['nothing is set up', [], fresh, mondayNoon, null],
  ['everything is off', [off(away), off(hours), off(first)], fresh, mondayNight, null],

  ['out of office wins over outside hours and the first answer', [first, hours, away], fresh, mondayNight, 'Away'],
  ['outside hours wins over the first answer', [first, hours, off(away)], fresh, mondayNight, 'Closed'],
  ['outside hours wins over an absence that is over', [first, hours, away], fresh, nextMondayNight, 'Closed'],
  ['within hours there is the first answer', [first, hours, off(away)], fresh, mondayNoon, 'Thanks'],
  ['an absence that is over leaves the first answer', [first, away], fresh, nextMondayNoon, 'Thanks'],

  ['the absence begins with the first day', [away], fresh, '2026-11-22T16:00:00Z', 'Away'],
  ['and not a moment before', [away], fresh, '2026-11-22T15:59:59Z', null],
  ['it lasts through the last day', [away], fresh, '2026-11-27T15:59:59Z', 'Away'],
  ['and ends with it', [away], fresh, '2026-11-27T16:00:00Z', null],
  ['out of office answers later messages too', [away], later, mondayNoon, 'Away'],
  ['outside hours answers later messages too', [hours], later, mondayNight, 'Closed'],
  ['within hours nothing answers', [hours], fresh, mondayNoon, null],

  ['the first answer answers the first message alone', [first], later, mondayNoon, null],
  ['and none where the recruiter wrote first', [first], { ...fresh, writtenAt: at('2026-11-01T00:00:00Z') }, mondayNoon, null],

  ['who wrote since they are away is there', [away], written('2026-11-22T16:00:00Z'), mondayNoon, null],
  ['who wrote before is not', [away], written('2026-11-22T15:59:59Z'), mondayNoon, 'Away'],
  ['who wrote since the day ended is there', [hours], written('2026-11-23T10:00:00Z'), mondayNight, null],
  ['who wrote during the day is not', [hours], written('2026-11-23T09:59:59Z'), mondayNight, 'Closed'],
  ['who is there while out of office is not told to be outside hours', [hours, away], written('2026-11-23T05:00:00Z'), tuesdayNight, null],

  ['one reply in 24 hours', [hours], replied('2026-11-22T13:00:00.001Z'), mondayNight, null],
  ['another after 24 hours', [hours], replied('2026-11-22T13:00:00Z'), mondayNight, 'Closed'],
  ['whichever it was', [away], replied('2026-11-23T01:00:00Z'), mondayNoon, null],

  ['who is not interested promises nothing', [away, hours, first], { ...fresh, isSetAside: true }, mondayNight, null],
  ['an absence without its days is none', [{ ...away, last_day: null }], fresh, mondayNoon, null],
  ['a week without working days is no hours', [{ ...hours, days: hours.days.map(() => null) }], fresh, mondayNoon, null],
];

describe('chooses the automatic reply', () => {
  test.each(TABLE)('%s', (_, replies, context, instant, answer) => {
    expect(automaticReplyTo(replies, context, at(instant))?.text ?? null).toBe(answer);
  });

  test('contains the end date', () => {
    const because = (reply: AutomaticReply, instant: string) => automaticReplyTo([reply], fresh, at(instant));
    expect(because(away, mondayNoon)).toEqual({ because: 'outOfOffice', text: 'Away', last_day: '2026-11-27', opens_at: null });
    expect(because(hours, mondayNight)).toEqual({ because: 'outsideHours', text: 'Closed', last_day: null, opens_at: '2026-11-24T01:00:00.000Z' });
    expect(because(first, mondayNoon)).toEqual({ because: 'firstMessage', text: 'Thanks', last_day: null, opens_at: null });
  });
});
