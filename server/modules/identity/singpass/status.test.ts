import { expect, test } from 'vitest';
import { factsOf, identityValueOf, singaporeDate } from './status.ts';

const holder = { residentialStatus: 'Foreigner', passType: 'S Pass', passStatus: 'Live', passExpiryDate: '2026-03-02' };

test('a pass counts until the end of its last day', () => {
  expect(identityValueOf(holder, '2026-03-02')).toBe('S Pass');
  expect(identityValueOf(holder, '2026-03-03')).toBe('No pass yet');
});

test('the day is the one in Singapore', () => {
  expect(singaporeDate(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
});

test.each([
  ['RPass', 'Work Permit', 'Work Permit'],
  ['SPass', 'S Pass', 'S Pass'],
  ['P1Pass', 'Employment Pass', 'Employment Pass'],
  ['P2Pass', 'Employment Pass', 'Employment Pass'],
  ['QPass', 'Employment Pass', 'Employment Pass'],
  ['PEP', 'Personalised Employment Pass', 'Employment Pass'],
  ['Entre', 'EntrePass', 'Employment Pass'],
  ['OVE', 'Overseas Networks & Expertise Pass', 'Employment Pass'],
  ['TEP', 'Training Employment Pass', 'Employment Pass'],
  ['WHP', 'Work Holiday Pass', 'Work Permit'],
  ['DP', "Dependant's Pass", "Dependant's Pass"],
  ['LTVP', 'Long-Term Visit Pass', 'Long-Term Visit Pass'],
  ['LTVP+', 'Long-Term Visit Pass Plus', 'Long-Term Visit Pass'],
  ['LOC', 'Letter of Consent', 'Long-Term Visit Pass'],
  ['STP', "Student's Pass", "Student's Pass"],
  ['MWP', 'Miscellaneous Work Pass', 'No pass yet'],
  ['IEO', 'Immigration Exemption Order', 'No pass yet'],
  ['NEW', 'A Pass Of 2030', 'No pass yet'],
])('Myinfo’s %s is a %s and counts as %s', (code, name, value) => {
  const nothing = { code: null, text: null };
  const person = { uinfin: 'G0000000A', name: 'ANA', nationality: nothing, passStatus: 'Live', passExpiryDate: null };
  const facts = factsOf({ ...person, residentialStatus: { code: 'A', text: 'ALIEN' }, passType: { code, text: 'A PASS OF 2030' } });
  expect(facts.passType).toBe(name);
  expect(identityValueOf(facts, '2026-03-02')).toBe(value);
});

test('a pass of an unlisted kind doesn’t permit work', () => {
  expect(identityValueOf({ ...holder, passType: 'Miscellaneous Work Pass' }, '2026-01-01')).toBe('No pass yet');
});

test('uppercase Myinfo values are shown in normal case, and missing ones stay missing', () => {
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
