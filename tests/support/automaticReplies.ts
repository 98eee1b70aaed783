import type { AutomaticReply, AutomaticReplyKind } from '../../contract/automatic-replies.ts';

type OfKind<Kind extends AutomaticReplyKind> = Extract<AutomaticReply, { kind: Kind }>;

const office = { from: '09:00', to: '18:00' };

/** Replies that are on, as a recruiter in Manila would save them. */
export const away: OfKind<'outOfOffice'> = {
  kind: 'outOfOffice',
  is_on: true,
  text: 'I am away this week.',
  time_zone: 'Asia/Manila',
  first_day: '2026-03-02',
  last_day: '2026-03-06',
};
export const outsideHours: OfKind<'outsideHours'> = {
  kind: 'outsideHours',
  is_on: true,
  text: 'I answer on weekdays from nine to six.',
  time_zone: 'Asia/Manila',
  days: [office, office, office, office, office, null, null],
};
export const firstMessage: OfKind<'firstMessage'> = { kind: 'firstMessage', is_on: true, text: 'Thank you for writing.' };
