import { describe, expect, test } from 'vitest';
import type { Applied, AppliedLine, RequirementField, JobAd } from '../../analysis.ts';
import { verified } from '../../verified.ts';
import { analyseByRules } from './analyse.ts';
import { levelIn } from './levels.ts';
import { partWithout, tellingTerms } from './telling.ts';
import { yearsIn, yearsOf } from './years.ts';

const line = (section: AppliedLine['section'], text: string, source: AppliedLine['source'] = 'resume'): AppliedLine => ({
  source,
  section,
  page: source === 'resume' ? 1 : null,
  text,
});
const now = line('work', 'Accountant · Himig Assurance · Mar 2021 – now');
const before = line('work', 'Junior Accountant · Tikling Industries · Jul 2017 – Feb 2021');
const school = line('education', 'BS Accountancy, University of Santo Tomas');
const licence = line('licences', 'Certified Public Accountant, PRC 0148832');
const tongue = line('languages', 'Japanese (basic)');
const ana: Applied = {
  lines: [
    now,
    line('work', 'Prepare VAT and income tax returns; no penalties since 2021'),
    line('work', 'Train two junior accountants'),
    before,
    line('work', 'Moved the ledger from spreadsheets to SAP with one consultant'),
    school,
    licence,
    tongue,
    line('location', 'Makati City', 'profile'),
    line('skills', 'IFRS', 'profile'),
  ],
  works: [
    { line: now, from: '2021-03', to: null, text: 'Accountant Himig Assurance' },
    { line: before, from: '2017-07', to: '2021-02', text: 'Junior Accountant Tikling Industries' },
  ],
  studies: [{ line: school, level: 5, text: 'BS Accountancy' }],
  languages: [{ line: tongue, code: 'ja', proficiency: 'elementary' }],
  licences: [{ line: licence, name: 'Certified Public Accountant', isExpired: false }],
};

const ask = (lines: string[], fields: RequirementField[] = [], applied = ana, isAsked = true) => {
  const ad: JobAd = { title: 'Accountant', fields, lines: lines.map((text) => ({ text, isAsked })) };
  return verified(analyseByRules({ ad, applied, month: '2026-03' }), ad, applied);
};
/** The first requirement, in short form. */
const first = (text: string, applied = ana) => {
  const [one] = ask([text], [], applied);
  return one && [one.kind, one.verdict, one.evidence.map(({ quote }) => quote), one.gap && { ...one.gap }];
};
const gap = (code: string, more: object = {}) => ({ code, part: null, have: null, need: null, ...more });

describe('requirements are compared with the application', () => {
  test.each([
    ['VAT and income tax returns', 'other', 'met', ['Prepare VAT and income tax returns; no penalties since 2021'], null],
    ['Has led an external audit', 'other', 'notFound', [], gap('notShown')],
    ['Experience with SAP or Oracle', 'other', 'met', ['Moved the ledger from spreadsheets to SAP with one consultant'], null],
    [
      'Experience with SAP ledgers and Oracle',
      'other',
      'partly',
      ['Moved the ledger from spreadsheets to SAP with one consultant'],
      gap('partOnly', { part: 'Oracle' }),
    ],
    ['At least 8 years of experience as accountant', 'experience', 'met', [now.text, before.text], null],
    ['10+ years of accountant experience', 'experience', 'partly', [now.text, before.text], gap('fewerYears', { have: 8, need: 10 })],
    ['5 years of experience in nursing', 'experience', 'partly', [now.text, before.text], gap('otherField', { have: 8, need: 5 })],
    ["Bachelor's degree in Accountancy", 'education', 'met', [school.text], null],
    ["Bachelor's degree in Marine Biology", 'education', 'partly', [school.text], gap('otherField')],
    ["Master's degree in Accountancy", 'education', 'partly', [school.text], gap('lowerLevel')],
    ['Licensed CPA or Certified Public Accountant', 'licence', 'met', [licence.text], null],
    ['Fluent in Japanese', 'language', 'partly', ['Japanese (basic)'], gap('lowerLevel')],
    ['Speaks Spanish', 'language', 'notFound', [], gap('notShown')],
  ])('%s', (text, ...expected) => expect(first(text)).toEqual(expected));

  test('an expired license is shown as expired', () => {
    const out = { ...ana, licences: [{ line: licence, name: 'Certified Public Accountant', isExpired: true }] };
    expect(first('Certified Public Accountant licence', out)).toEqual(['licence', 'partly', [licence.text], gap('expired')]);
  });

  test('fields require what their words mean, and a place in any of its names', () => {
    const fields: RequirementField[] = [
      { kind: 'skill', text: 'IFRS' },
      { kind: 'skill', text: 'Payroll' },
      { kind: 'experience', text: '5-10 years', years: 5 },
      { kind: 'education', text: '本科', level: 5 },
      { kind: 'location', text: 'マカティ', names: ['マカティ', 'Makati'] },
    ];
    expect(ask([], fields).map(({ kind, verdict, evidence: [one] }) => [kind, verdict, one?.source ?? null])).toEqual([
      ['skill', 'met', 'profile'],
      ['skill', 'notFound', null],
      ['experience', 'met', 'resume'],
      ['education', 'met', 'resume'],
      ['location', 'met', 'profile'],
    ]);
  });

  test('an empty application meets nothing, and nothing is invented', () => {
    const nobody: Applied = { lines: [], works: [], studies: [], languages: [], licences: [] };
    const all = ask(['5 years of experience as accountant', 'Fluent in English', 'CPA licence'], [{ kind: 'skill', text: 'IFRS' }], nobody);
    expect(all.map(({ verdict, evidence }) => [verdict, evidence])).toEqual(Array.from({ length: 4 }, () => ['notFound', []]));
  });
});

describe('an ad’s requirements are what it asks for', () => {
  test('outside its list of requirements, only years, degrees, and languages count', () => {
    const lines = [
      'We closed the books of 40 shops last year',
      'You lead a team of five',
      'You bring 3 years of experience in audit',
      'Fluent English is needed',
    ];
    expect(ask(lines, [], ana, false).map(({ kind, text }) => [kind, text])).toEqual([
      ['experience', 'You bring 3 years of experience in audit'],
      ['language', 'Fluent English is needed'],
    ]);
  });

  test.each([
    'Female, 20-30 years old, pleasing personality',
    'Male or female, not more than 35 years old',
    'Single and willing to travel; civil status: single',
    'Must be Catholic; religion: Catholic',
    '仅限女性，年龄35岁以下',
    'Wanita, usia maksimal 27 tahun',
  ])('protected characteristics aren’t requirements: %s', (text) => expect(ask([text], [])).toEqual([]));

  test('other parts of the same line stay', () => {
    expect(ask(['Female, 20-30 years old, with 2 years of experience as accountant']).map(({ text, verdict }) => [text, verdict])).toEqual([
      ['2 years of experience as accountant', 'met'],
    ]);
  });
});

test.each([
  ['5+ years of audit', 5],
  ['at least three (3) years', 3],
  ['3-5 yrs in sales', 3],
  ['実務経験5年以上', 5],
  ['minimal 2 tahun', 2],
  ['Mínimo 4 años', 4],
  ['en az 6 yıl', 6],
  ['18 years old and above', null],
  ['since 2019', null],
  ['24/7 support', null],
])('%s requires %s years', (text, years) => expect(yearsIn(text)).toBe(years));

test('years count months of work, with overlapping jobs counted once', () => {
  const works = [
    { from: '2020-01', to: '2022-01' },
    { from: '2021-01', to: '2023-01' },
    { from: '2025-09', to: null },
  ];
  expect([yearsOf(works, '2026-03'), yearsOf([{ from: '2017', to: '2019' }], '2026-03'), yearsOf([{ from: '2030-01', to: null }], '2026-03')]).toEqual([
    3, 2, 0,
  ]);
});

test('a year without a month counts from its middle, so that neither end is invented', () => {
  expect([yearsOf([{ from: '2019', to: '2020-06' }], '2026-03'), yearsOf([{ from: '2019', to: '2020-07' }], '2026-03')]).toEqual([0, 1]);
  expect(yearsOf([{ from: '2019', to: null }], '2026-03')).toBe(6);
});

test.each([
  ["Master's degree in Finance", 6],
  ['BS Accountancy', 5],
  ['S1 Akuntansi', 5],
  ['大学卒業', 5],
  ['Diploma in Nursing', 4],
  ['Senior high school graduate', 2],
  ['PhD', 7],
  ['Knows the trade', null],
])('%s is level %s', (text, level) => expect(levelIn(text)).toBe(level));

test('a gap is described in the words of the requirement', () => {
  const found = tellingTerms('SAP ledgers');
  expect(partWithout('Experience with SAP, Oracle Financials and general ledgers', found)).toBe('Oracle Financials and general');
  expect(partWithout('Oracle', found)).toBeNull();
});
