import { expect, test } from 'vitest';
import type { Profile } from '../../../contract/profile.ts';
import type { FoundContent } from '../../../contract/resume-sync.ts';
import { compare } from './compare.ts';
import { educationLevelOf } from './educationLevel.ts';
import { emptyContent } from './resumeSync.fixtures.ts';

const lines = [{ page: 1, text: 'a line' }];
const found = <T>(value: T, confidence = 0.9) => ({ value, confidence, lines });
const content = (parts: Partial<FoundContent>): FoundContent => ({ ...emptyContent, ...parts });
const profile = (parts: object = {}): Profile =>
  ({ basic_info: {}, skills: [], work_experiences: [], educations: [], license_certifications: [], websites: [], languages: [], ...parts }) as never;
const work = (values: object = {}) => ({
  job_title: 'Accountant',
  company_name: 'Kestrel Foods',
  industry: '',
  start_date: '2019',
  end_date: null,
  is_present: true,
  description: '',
  ...values,
});
const own = { id: 'w1', ...work({ start_date: '2019-03', industry_id: 4, description: 'Kept the books.', monthly_salary: 900 }) };

test('proposes new items read with confidence, but no guesses; a year without a month stays one', () => {
  const { items } = compare(content({ work_experiences: [found(work()), found(work({ company_name: 'Old Mill' }), 0.4)] }), profile(), false);
  expect(items.map(({ isTaken, before }) => [isTaken, before])).toEqual([
    [true, null],
    [false, null],
  ]);
  expect(items[0]?.values).toMatchObject({ start_date: '2019', end_date: null, industry_id: null });
});

test('counts what the profile already contains, however it is written', () => {
  const existing = profile({ work_experiences: [own], skills: ['IFRS'], websites: [{ id: 'l', url: 'https://ana.example/' }] });
  const again = content({
    work_experiences: [found(work({ company_name: ' kestrel  foods' }))],
    skills: [found('ifrs')],
    websites: [found({ url: 'http://www.ana.example', display_name: '', description: '' })],
  });
  expect(compare(again, existing, false)).toEqual({ items: [], already: 3 });
});

test('never selects a replacement automatically, and keeps fields the resume doesn’t contain', () => {
  const { items } = compare(content({ work_experiences: [found(work({ job_title: 'Head of Accounts' }))] }), profile({ work_experiences: [own] }), false);
  expect(items).toMatchObject([
    {
      isTaken: false,
      before: { id: 'w1' },
      values: { job_title: 'Head of Accounts', start_date: '2019-03', industry_id: 4, monthly_salary: 900, description: 'Kept the books.' },
    },
  ]);
  expect(items[0]?.values).not.toHaveProperty('id');
});

test('an end that a newer resume contains ends the current job or course, and a license that didn’t expire', () => {
  const study = { school_name: 'Silliman', field_of_study: '', education_level: '', start_date: '2018', description: '' };
  const license = { name: 'Food safety', issuing_organisation: '', issue_date: '2024-01', credential_id: '', url: '' };
  const newer = content({
    work_experiences: [found(work({ is_present: false, end_date: '2023' }))],
    educations: [found({ ...study, is_attending: false, end_date: '2022' })],
    license_certifications: [found({ ...license, does_not_expire: false, expiry_date: '2026-01' })],
  } as never);
  const current = profile({
    work_experiences: [own],
    educations: [{ id: 'e', ...study, education_level_id: null, is_attending: true, end_date: null }],
    license_certifications: [{ id: 'l', ...license, does_not_expire: true, expiry_date: null }],
  });
  expect(compare(newer, current, false).items.map(({ values }) => values)).toMatchObject([
    { is_present: false, end_date: '2023' },
    { is_attending: false, end_date: '2022' },
    { does_not_expire: false, expiry_date: '2026-01' },
  ]);
});

test('two items never replace the same record', () => {
  const twice = content({ work_experiences: [found(work({ job_title: 'Clerk' })), found(work({ job_title: 'Head' }))] });
  expect(compare(twice, profile({ work_experiences: [own] }), false).items.map(({ before }) => before?.id)).toEqual(['w1', undefined]);
});

test('proposes as many skills as fit', () => {
  const skills = Array.from({ length: 5 }, (_, index) => found(`new ${index}`));
  const current = Array.from({ length: 8 }, (_, index) => `own ${index}`);
  expect(compare(content({ skills }), profile({ skills: current }), false).items.map(({ isTaken }) => isTaken)).toEqual([true, true, false, false, false]);
});

test('proposes nothing from what hardly looks like a resume', () => {
  expect(compare(content({ skills: [found('IFRS')] }), profile(), true).items.map(({ isTaken }) => isTaken)).toEqual([false]);
});

test('asks about an existing name, and proposes a missing location', () => {
  const info = { ...emptyContent.basic_info, first_name: found('Anna'), current_location: found('Cebu') };
  const { items } = compare(content({ basic_info: info }), profile({ basic_info: { first_name: 'Ana', current_location: '' } }), false);
  expect(items.map(({ key, isTaken }) => [key, isTaken])).toEqual([
    ['basicInfo.first_name', false],
    ['basicInfo.current_location', true],
  ]);
});

test.each([
  ['BSc Accountancy', 5],
  ['Bachelor of Arts', 5],
  ['M.Sc.', 6],
  ['MBA', 6],
  ['Ph.D.', 7],
  ['High School Diploma', 2],
  ['Diploma in Nursing', 4],
  ['本科', 5],
  ['Summer course', null],
])('%s is the level %s', (words, level) => expect(educationLevelOf(words)).toBe(level));

test('offers lines that weren’t understood as text, never proposes them, and not again once imported', () => {
  const unread: FoundContent['unread'] = [
    {
      section: 'workExperience',
      lines: [
        { page: 1, text: 'Kept house' },
        { page: 1, text: 'and raised two children' },
      ],
    },
    { section: 'skill', lines: [{ page: 2, text: 'Trusted with budgets' }] },
  ];
  const { items } = compare(content({ unread }), profile(), false);
  expect(items).toMatchObject([
    { kind: 'workExperience', isUnread: true, isTaken: false, before: null, values: { job_title: '', description: 'Kept house\nand raised two children' } },
    { kind: 'skill', isUnread: true, isTaken: false, values: { skill: 'Trusted with budgets' } },
  ]);
  const existing = profile({ work_experiences: [{ ...own, description: 'Kept house\nand raised two children' }] });
  expect(compare(content({ unread }), existing, false).items.map(({ kind }) => kind)).toEqual(['skill']);
  expect(compare(content({ unread, skills: [found('ifrs')] }), profile({ skills: ['IFRS'] }), false)).toEqual({ items: [], already: 1 });
});
