import { expect, test } from 'vitest';
import { factsOf, identityValueOf, singaporeDate } from './status.ts';

const holder = { residentialStatus: 'Foreigner', passType: 'S Pass', passStatus: 'Live', passExpiryDate: '2026-03-02' };

test('a pass counts to the end of its last day', () => {
  expect(identityValueOf(holder, '2026-03-02')).toBe('S Pass');
  expect(identityValueOf(holder, '2026-03-03')).toBe('No pass yet');
});

test('the day is the one in Singapore', () => {
  expect(singaporeDate(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
});

test('a pass of no kind we list lets nobody in', () => {
  expect(identityValueOf({ ...holder, passType: 'Miscellaneous Work Pass' }, '2026-01-01')).toBe('No pass yet');
});

test('what Myinfo shouts is said in words; what it leaves out stays out', () => {
  const nothing = { code: null, text: null };
  expect(
    factsOf({
      uinfin: 'S0000000Z',
      name: 'ANA REYES',
      residentialStatus: { code: 'P', text: 'PR' },
      nationality: { code: 'KR', text: 'KOREAN, SOUTH' },
      passType: nothing,
      passStatus: null,
      passExpiryDate: null,
    }),
  ).toEqual({
    name: 'ANA REYES',
    residentialStatus: 'Permanent Resident',
    nationality: 'Korean, South',
    passType: null,
    passStatus: null,
    passExpiryDate: null,
  });
});
