import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REWRITES } from '../../../../contract/career-summary.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import type { Facts } from '../ai.ts';
import { compose } from './compose.ts';
import { rewriteByRules } from './rewrite.ts';
import { rulesAi } from './rules.ts';
import { sentence, withArticle, wordsIn } from './words.ts';

const none: Facts = { wanted: null, type: null, isLooking: true, years: null, works: [], studies: [], skills: [], licences: [], languages: [] };
const job = (title: string, company: string, from: string, to: string | null, text = '') => ({ title, company, from, to, industry: '', text });
const accountant: Facts = {
  ...none,
  wanted: { title: 'Finance Manager', arrangement: 'hybrid' },
  years: 8,
  works: [
    job('Senior Accountant', 'Harbour Holdings', '2021-03', null, '- Led the month end\n- Closed the books in 4 days, not 9\n'),
    job('Accountant', 'Old Mill Trading', '2018-01', '2021-02'),
    job('Bookkeeper', 'Old Mill Trading', '2016-01', '2017-12'),
  ],
  studies: [{ school: 'University of Santo Tomas', level: "Bachelor's degree", field: 'Accountancy', to: '2015-06' }],
  skills: ['IFRS', 'Excel'],
  licences: ['CPA'],
  languages: [{ name: 'Filipino', proficiency: 'native' }],
};
const student: Facts = {
  ...none,
  type: 'student',
  works: [job('Barista', 'Bean There', '2025-01', null)],
  studies: [{ school: 'Cebu Normal University', level: "Bachelor's degree", field: 'Biology', to: null }],
};

describe('each person’s summary says what their profile says, in a suitable order', () => {
  test.each<[string, Facts, number, string]>([
    [
      'a job that goes on',
      accountant,
      0,
      "Senior Accountant with eight years of experience, currently at Harbour Holdings. At Harbour Holdings: Closed the books in 4 days, not 9. Skilled in IFRS and Excel. Earlier roles: Accountant and Bookkeeper at Old Mill Trading. Studied Accountancy at University of Santo Tomas (Bachelor's degree). Licenses and certifications: CPA. Speaks Filipino (native). Looking for hybrid work as a Finance Manager.",
    ],
    [
      'in the first person',
      { ...accountant, works: accountant.works.slice(0, 1), licences: [], languages: [] },
      1,
      "I work as a Senior Accountant at Harbour Holdings, with eight years of experience. At Harbour Holdings: Closed the books in 4 days, not 9. My skills include IFRS and Excel. I studied Accountancy at University of Santo Tomas (Bachelor's degree). I am looking for hybrid work as a Finance Manager.",
    ],
    [
      'the whole road',
      { ...accountant, studies: [], skills: [], languages: [], licences: [], wanted: null },
      2,
      'Eight years of experience, from Bookkeeper at Old Mill Trading to Senior Accountant at Harbour Holdings. In between: Accountant at Old Mill Trading. At Harbour Holdings: Closed the books in 4 days, not 9.',
    ],
    [
      'a first job',
      { ...none, years: 0, works: [job('Cook', 'Harbour Grill', '2026-01', null)] },
      1,
      'I have worked as a Cook at Harbour Grill since January 2026.',
    ],
    ['a short job that ended', { ...none, works: [job('Cook', 'Acme, Inc.', '2026-01', '2026-03')] }, 0, 'Most recently Cook at Acme, Inc., until March 2026.'],
    ['a student with a job', student, 0, "Studying Biology at Cebu Normal University (Bachelor's degree). Barista at Bean There since January 2025."],
    [
      'a graduate',
      { ...none, type: 'graduate', studies: [{ school: 'Cebu Normal University', level: "Bachelor's degree", field: 'Biology', to: '2026-01' }] },
      1,
      "I am a recent graduate of Cebu Normal University, in Biology (Bachelor's degree).",
    ],
    [
      'a change',
      {
        ...none,
        type: 'changing',
        years: 1,
        works: [job('HR Officer', 'Acme', '2024-01', '2025-02')],
        wanted: { title: 'UX Designer', arrangement: 'remote' },
      },
      1,
      'I last worked as an HR Officer at Acme, with one year of experience. I am changing careers and looking for remote work as a UX Designer.',
    ],
    [
      'a return',
      { ...none, type: 'returning', years: 3, works: [job('Nurse', 'St Luke', '2018-01', '2021-02')], wanted: { title: 'Nurse', arrangement: 'onsite' } },
      0,
      'Nurse with three years of experience, most recently at St Luke. Returning to work, and looking for on-site work as a Nurse.',
    ],
    ['skills alone', { ...none, skills: ['Baking', 'Grilling', 'Cakes'] }, 0, 'Skilled in Baking, Grilling and Cakes.'],
    ['who is not looking', { ...none, isLooking: false, skills: ['Baking'], wanted: { title: 'Baker', arrangement: 'onsite' } }, 0, 'Skilled in Baking.'],
  ])('%s', (_, facts, variant, text) => expect(compose(facts, variant)).toBe(text));

  test('and in other words at another attempt', () => {
    for (const facts of [accountant, student]) expect(new Set([0, 1, 2].map((variant) => compose(facts, variant))).size).toBe(3);
  });
});

const line = fc.string({ minLength: 1, maxLength: 20 }).map((text) => text.replace(/[\s\d()]+/g, ' ').trim() || 'X');
const month = fc.tuple(fc.integer({ min: 1990, max: 2026 }), fc.integer({ min: 1, max: 12 })).map(([year, one]) => `${year}-${String(one).padStart(2, '0')}`);
const anybody = fc.record<Facts>({
  wanted: fc.option(fc.record({ title: line, arrangement: fc.constantFrom('remote' as const, 'onsite' as const, 'hybrid' as const) })),
  type: fc.constantFrom(null, 'professional' as const, 'graduate' as const, 'student' as const, 'returning' as const, 'changing' as const),
  isLooking: fc.boolean(),
  years: fc.option(fc.integer({ min: 0, max: 50 })),
  works: fc.array(fc.record({ title: line, company: line, from: month, to: fc.option(month), industry: line, text: fc.string() }), { maxLength: 5 }),
  studies: fc.array(fc.record({ school: line, level: line, field: line, to: fc.option(month) }), { maxLength: 2 }),
  skills: fc.array(line, { maxLength: 10 }),
  licences: fc.array(line, { maxLength: 3 }),
  languages: fc.array(fc.record({ name: line, proficiency: fc.constant('fluent') }), { maxLength: 3 }),
});

test('for any person, no number is invented and no sentence is incomplete', () => {
  const numerals = 'one two three four five six seven eight nine ten'.split(' ');
  fc.assert(
    fc.property(anybody, fc.nat(5), (facts, variant) => {
      // Someone might work at "NaN".
      fc.pre(!/[:,[]"[^"]*(?:undefined|null|NaN|\(\))/.test(JSON.stringify(facts)));
      const text = compose(facts, variant);
      expect(text).not.toMatch(/undefined|null|NaN|\s{2}|\(\)/);
      const numbers = new Set([...JSON.stringify(facts).matchAll(/\d+/g)].map(([number]) => Number(number)));
      for (const [number] of text.matchAll(/\d+/g)) expect(numbers).toContain(Number(number));
      for (const [, years = ''] of text.matchAll(/\b(\w+) years? of experience/gi))
        expect([numerals.indexOf(years.toLowerCase()) + 1, Number(years)]).toContain(facts.years);
    }),
    { numRuns: 300 },
  );
});

const SAID = 'hey i’m a very hard working cook!!! I cut waste by 20% at Harbour Grill 😀. I can’t wait to join your team (soon). I really love food';
describe('rewriting a text', () => {
  test('shorter: the most important parts stay, in order', () => {
    expect(rewriteByRules('shorter', compose(accountant, 0), accountant, 0)).toBe(
      'Senior Accountant with eight years of experience, currently at Harbour Holdings. At Harbour Holdings: Closed the books in 4 days, not 9. Skilled in IFRS and Excel. Earlier roles: Accountant and Bookkeeper at Old Mill Trading.',
    );
    expect(rewriteByRules('shorter', 'I bake.', none, 0)).toBe('I bake.');
  });

  test('professional: uses written forms', () => {
    expect(rewriteByRules('professional', SAID, none, 0)).toBe(
      'I am a hard working cook. I cut waste by 20% at Harbour Grill. I cannot wait to join your team (soon). I love food.',
    );
    expect(rewriteByRules('professional', '😀', none, 0)).toBe('😀');
  });

  test('specific: adds what the profile has and the text doesn’t', () => {
    expect(rewriteByRules('specific', 'I keep the books. I know IFRS.', accountant, 0)).toBe(
      'I work as a Senior Accountant at Harbour Holdings, with eight years of experience. I keep the books. I know IFRS. At Harbour Holdings: Closed the books in 4 days, not 9. My skills include Excel. My licenses and certifications: CPA.',
    );
    const all = compose(accountant, 0);
    expect(rewriteByRules('specific', all, accountant, 0)).toBe(all);
  });

  test('never returns nothing, and shorter never returns a longer text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...REWRITES), anybody, (text, type, facts) => {
        fc.pre(text.trim() !== '');
        const written = rewriteByRules(type, text, facts, 0);
        expect(written).not.toBe('');
        expect(type !== 'shorter' || wordsIn(written) <= wordsIn(text)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  ['accountant', 'an accountant'],
  ['HR Officer', 'an HR Officer'],
  ['UX Designer', 'a UX Designer'],
  ['university lecturer', 'a university lecturer'],
  ['usher', 'an usher'],
  ['One-Stop-Shop Clerk', 'a One-Stop-Shop Clerk'],
  ['iOS developer', 'an iOS developer'],
])('%s gets the right article', (words, withIt) => expect(withArticle(words)).toBe(withIt));

test.each([
  ['baker at Acme, Inc.', 'Baker at Acme, Inc.'],
  ['iOS developer', 'iOS developer.'],
  ['Who bakes?', 'Who bakes?'],
  ['Cakes.,', 'Cakes.'],
])('%s ends as a sentence', (words, whole) => expect(sentence(words)).toBe(whole));

test('it writes English, reports that, and stops when aborted', async () => {
  const ai = rulesAi(5);
  expect(ai.languageOf(LANGUAGES[3])).toBe('en');
  const stop = new AbortController();
  let text = '';
  for await (const word of ai.write({ facts: accountant, rewrite: null, language: LANGUAGES[0], variant: 0 }, stop.signal)) {
    text += word;
    if (text.endsWith('with')) stop.abort();
  }
  expect(text).toBe('Senior Accountant with');
});
