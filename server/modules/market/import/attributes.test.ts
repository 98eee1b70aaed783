import { describe, expect, test } from 'vitest';
import { degrees, jobTypes, xpLvls } from '../config/lists/work.ts';
import { arrangementOf, degreeOf, experienceOf, jobTypeOf } from './attributes.ts';
import { companyKey } from './company-name.ts';
import { parseDate } from './dates.ts';
import { languageOf } from './text-language.ts';

const value = (list: { id: number; value: string }[], id: number | null) => list.find((item) => item.id === id)?.value ?? null;

test.each([
  ['Full-time', 'Full-time'],
  ['FULL_TIME', 'Full-time'],
  ['fullTime', 'Full-time'],
  ['Penuh waktu', 'Full-time'],
  ['全職', 'Full-time'],
  ['正社員', 'Full-time'],
  ['Kontrak', 'Contract'],
  ['CONTRACTOR', 'Contract'],
  ['Contract/Temporary', 'Temporary'],
  ['PART_TIME', 'Part-time'],
  ['工讀', 'Part-time'],
  ['INTERN', 'Internship'],
  ['Magang', 'Internship'],
  ['freelance', 'Freelance'],
  ['Iba pa', null],
])('job type %s', (written, expected) => expect(value(jobTypes, jobTypeOf([written], 'Cook'))).toBe(expected));

test.each([
  ['5+ years', '5–10 years'],
  ['3年以上', '3–5 years'],
  ['1-3 years', '1–3 years'],
  ['minimal 2 tahun', '1–3 years'],
  ['Fresh graduate', 'No experience'],
  ['ENTRY_LEVEL', 'Under 1 year'],
  ['MID_SENIOR_LEVEL', '5–10 years'],
  ['工作經歷不拘', 'No experience'],
  ['12 years', 'Over 10 years'],
  ['good attitude', null],
])('experience %s', (written, expected) => expect(value(xpLvls, experienceOf(written, null))).toBe(expected));

test.each([
  ['Bachelors', "Bachelor's degree"],
  ["Bachelor's or Master's degree", "Bachelor's degree"],
  ['大學以上', "Bachelor's degree"],
  ['S1', "Bachelor's degree"],
  ['high school', 'High school'],
  ['PhD', 'Doctorate'],
  ['學歷不拘', 'No degree required'],
  ['', null],
])('degree %s', (written, expected) => expect(value(degrees, degreeOf(written))).toBe(expected));

test('where the work is done', () => {
  expect(arrangementOf('TELECOMMUTE', [], 'Cook')).toBe('remote');
  expect(arrangementOf('Yes', [], 'Cook')).toBe('remote');
  expect(arrangementOf(null, ['Remote in USA'], 'Engineer')).toBe('remote');
  expect(arrangementOf(null, ['Makati'], 'Analyst | Hybrid')).toBe('hybrid');
  expect(arrangementOf('no', ['Makati'], 'Analyst (Remote)')).toBe('onsite');
  expect(arrangementOf(null, ['Johor'], 'Remote Sensing Analyst - remote sensing')).toBe('onsite');
});

test.each([
  ['DBS Bank Ltd.', 'DBS BANK LTD'],
  ['Acme (Singapore) Pte. Ltd.', 'ACME PTE LTD'],
  ['PT. Maju Jaya Tbk', 'Maju Jaya'],
  ['Kilang Besar Sdn. Bhd.', 'KILANG BESAR SDN BHD'],
  ['株式会社さくら', 'さくら(株)'],
  ['好日子股份有限公司', '好日子有限公司'],
  ['Café Rio, Inc.', 'Cafe Rio'],
])('"%s" and "%s" are one company', (one, other) => expect(companyKey(one)).toBe(companyKey(other)));
test('companies of different names stay apart, and none is nameless', () => {
  expect(companyKey('Alpha Foods Inc')).not.toBe(companyKey('Alpha Drinks Inc'));
  expect(companyKey('Pte Ltd')).not.toBe('');
});

describe('dates', () => {
  const now = new Date('2025-06-15T12:00:00Z');
  test.each([
    ['Tue, 29 Jun 2021 22:49:39 GMT', '2021-06-29T22:49:39'],
    ['Mon, 08 Nov 2021', '2021-11-08T00:00:00'],
    ['2025-11-01', '2025-11-01T00:00:00'],
    ['2024-01-25T06:30:20.545Z', '2024-01-25T06:30:20'],
    ['2024-01-25T06:30:20+08:00', '2024-01-24T22:30:20'],
    ['20240125', '2024-01-25T00:00:00'],
    ['19/10/2018', '2018-10-19T00:00:00'],
    ['2025/3/4', '2025-03-04T00:00:00'],
    ['2025年3月4日', '2025-03-04T00:00:00'],
    ['1719792000', '2024-07-01T00:00:00'],
    ['3 days ago', '2025-06-12T12:00:00'],
    ['Posted 30+ days ago', '2025-05-16T12:00:00'],
    ['2 minggu lalu', '2025-06-01T12:00:00'],
    ['5天前', '2025-06-10T12:00:00'],
    ['hace 1 mes', '2025-05-16T12:00:00'],
    ['yesterday', '2025-06-14T12:00:00'],
    ['29 de junio de 2021', '2021-06-29T00:00:00'],
    ['Jun 29, 2021', '2021-06-29T00:00:00'],
    ['31/02/2025', null],
    ['0000-00-00', null],
    ['soon', null],
    ['', null],
  ])('reads "%s"', (text, expected) => expect(parseDate(text, now)?.toISOString().slice(0, 19) ?? null).toBe(expected));
  test('03/04 is a day in April, but the fourth of March where months come first', () => {
    expect(parseDate('03/04/2025', now, 'sg')?.toISOString().slice(0, 10)).toBe('2025-04-03');
    expect(parseDate('03/04/2025', now, 'us')?.toISOString().slice(0, 10)).toBe('2025-03-04');
  });
});

test('a title in plain English is English wherever it was posted; one with letters of the language expected is in that', () => {
  expect(languageOf('Registered Nurse Associates, North EDSA Quezon City branch', 'id')).toBe('en');
  expect(languageOf('Kıdemli Yazılım Mühendisi', 'tr')).toBe('tr');
});

test.each([
  ['The team is looking for a cook with experience', 'en'],
  ['Kami mencari koki dengan pengalaman minimal dua tahun', 'id'],
  ['Kelayakan: mempunyai pengalaman kerja, daripada syarikat', 'ms'],
  ['負責軟體開發與設計，具備團隊經驗', 'zh-TW'],
  ['负责软件开发与设计，具备团队经验', 'zh-CN'],
  ['経験のある方を募集しています', 'ja'],
  ['نبحث عن محاسب ذو خبرة', 'ar'],
  ['Aranan nitelikler: en az bir yıl deneyim ve ekip ile çalışma', 'tr'],
  ['Buscamos persona con experiencia para una de las tiendas', 'es'],
  ['Procuramos uma pessoa com experiência para as lojas não só', 'pt-BR'],
])('the language of "%s"', (text, expected) => expect(languageOf(text, 'en')).toBe(expected));
