import { expect, test } from 'vitest';
import type { AutomaticReply } from '../../../contract/automatic-replies.ts';
import { faultsOf, type ReplyFaults } from './faults.ts';

const noon = Date.parse('2026-11-23T04:00:00Z');
const zone = { time_zone: 'Asia/Manila' };
const away = { kind: 'outOfOffice', is_on: true, text: 'Away', ...zone, first_day: '2026-11-23', last_day: '2026-11-27' } as const;
const hours = { kind: 'outsideHours', is_on: true, text: 'Closed', ...zone, days: [{ from: '09:00', to: '18:00' }, null, null, null, null, null, null] };
const first = { kind: 'firstMessage', is_on: true, text: 'Thanks' } as const;

test.each<[string, object, ReplyFaults]>([
  ['a whole absence', away, {}],
  ['an absence of one day', { ...away, last_day: '2026-11-23' }, {}],
  ['an absence that ends today', { ...away, first_day: '2026-11-20', last_day: '2026-11-23' }, {}],
  ['an absence that ended yesterday', { ...away, first_day: '2026-11-20', last_day: '2026-11-22' }, { last_day: 'automaticReply.past' }],
  ['an absence the wrong way round', { ...away, first_day: '2026-11-28' }, { last_day: 'automaticReply.upsideDown' }],
  [
    'an absence without days and words',
    { ...away, first_day: null, last_day: null, text: ' ' },
    { text: 'required', first_day: 'required', last_day: 'required' },
  ],
  ['an absence nowhere', { ...away, time_zone: null }, { time_zone: 'required' }],
  ['working hours', hours, {}],
  ['hours that end as they begin', { ...hours, days: hours.days.with(6, { from: '09:00', to: '09:00' }) }, { 'days.6': 'automaticReply.sameTime' }],
  ['hours past midnight', { ...hours, days: hours.days.with(6, { from: '22:00', to: '06:00' }) }, {}],
  ['a week of days off', { ...hours, days: hours.days.map(() => null) }, { days: 'automaticReply.noDays' }],
  ['a first answer', first, {}],
  ['a first answer without words', { ...first, text: '' }, { text: 'required' }],
  ['1,001 characters', { ...first, text: 'x'.repeat(1_001) }, { text: 'tooLong' }],
  ['1,001 characters, off', { ...first, is_on: false, text: 'x'.repeat(1_001) }, { text: 'tooLong' }],
  ['what is off may be unfinished', { ...away, is_on: false, text: '', time_zone: null, first_day: null }, {}],
])('%s', (_, reply, faults) => {
  expect(faultsOf(reply as AutomaticReply, noon)).toEqual(faults);
});
