import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countryByCode } from '../../../contract/countries.ts';
import { aboutOf } from './about.ts';
import { makeCompanies } from './companies.ts';
import { MARKETS } from './markets.ts';
import { streamJobs } from './stream.ts';

const companies = makeCompanies(1);
const streamed = [...streamJobs(companies, { jobs: 4_000, seed: 1 })];
const texts = streamed.flatMap(({ job }) => [
  job.headline,
  job.description,
  ...job.skills,
  ...job.questions.flatMap((question) => [question.text, ...question.options]),
]);

const digest = (seed: number) => {
  const sum = createHash('sha256');
  for (const { sourceId, job } of streamJobs(makeCompanies(seed), { jobs: 300, seed }))
    sum.update(JSON.stringify([sourceId, job.headline, job.company.name, job.place.id, job.pay, job.description, job.questions]));
  return sum.digest('hex');
};

describe('the market', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(digest(5)).toBe(digest(5));
    expect(digest(6)).not.toBe(digest(5));
  });

  test('gives every country at least its share', () => {
    expect(streamed).toHaveLength(4_000);
    const counts = MARKETS.map((market) => streamed.filter(({ job }) => job.company.market === market).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(4_000 * 0.02);
  });

  test("advertises in the market's own language where people read it", () => {
    const share = (code: string, language: string) => {
      const jobs = streamed.filter(({ job }) => job.company.market.code === code);
      return jobs.filter(({ job }) => job.language === language).length / jobs.length;
    };
    for (const [code, language, least] of [
      ['jp', 'ja', 0.7],
      ['tw', 'zh-TW', 0.7],
      ['id', 'id', 0.5],
      ['tr', 'tr', 0.75],
      ['br', 'pt-BR', 0.75],
      ['es', 'es', 0.75],
      ['sa', 'ar', 0.25],
      ['my', 'ms', 0.1],
      ['us', 'en', 1],
      ['ph', 'en', 1],
    ] as const) {
      expect(share(code, language)).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('an ad', () => {
  test('holds no leftovers of its making', () => {
    expect(texts.filter((text) => /[{}]|undefined|NaN|\[object| {2}|\|\||^\s|\s$|^$/.test(text))).toEqual([]);
    expect(companies.map(aboutOf).filter((text) => /[{}]|undefined| {2}/.test(text))).toEqual([]);
  });

  test('is clean HTML of the few elements allowed, well nested', () => {
    const allowed = ['p', 'h3', 'ul', 'li', 'strong', 'em', 'br'];
    const isClean = (html: string) => {
      const tags = [...html.matchAll(/<\/?([a-z0-9]+)([^>]*)>/g)];
      const count = (opening: string) => tags.filter(([tag]) => tag === opening).length;
      const isAllowed = tags.every(([, name = '', attributes]) => allowed.includes(name) && attributes === '');
      return isAllowed && !/&(?!amp;|lt;|gt;)|<(p|li|h3|ul)><\/\1>/.test(html) && count('<h3>') >= 3 && count('<li>') >= 9;
    };
    expect(streamed.map(({ job }) => job.description).filter((html) => !isClean(html))).toEqual([]);
  });

  test("is no other's of the same company", () => {
    const seen = new Set(streamed.map(({ job }) => `${job.company.index}/${job.description}`));
    expect(seen.size).toBe(streamed.length);
  });

  test('has questions that can be answered', () => {
    for (const question of streamed.flatMap(({ job }) => job.questions)) {
      expect(['text', 'number', 'yesNo', 'choice']).toContain(question.kind);
      expect(question.options.length > 1).toBe(question.kind === 'choice');
    }
  });
});

test('pay is a range upwards, above the least of the country, and the same by month', () => {
  for (const { job } of streamed) {
    const { pay, company, title, jobTypeId } = job;
    expect(pay.to ?? pay.from).toBeGreaterThanOrEqual(pay.from);
    expect(pay.monthTo).toBeGreaterThanOrEqual(pay.monthFrom);
    const months = { hour: 173, month: 1, year: 1 / 12 }[pay.period];
    expect(Math.abs(pay.from * months - pay.monthFrom)).toBeLessThanOrEqual(1);
    const least = title.level === 0 || jobTypeId === 5 ? 0 : company.market.least * 0.99;
    expect(pay.monthFrom).toBeGreaterThanOrEqual(least);
    expect(countryByCode(company.market.code)?.id).toBe(company.countryId);
  }
});

test('companies have a name of their own in their country, and none that is known elsewhere', () => {
  expect(new Set(companies.map((company) => `${company.countryId}/${company.nameKey}`)).size).toBe(companies.length);
  expect(new Set(companies.map((company) => company.slug)).size).toBe(companies.length);
  const known =
    /\b(google|microsoft|apple|amazon|meta|toyota|sony|samsung|grab|gojek|shopee|lazada|jollibee|ayala|petronas|maybank|dbs|singtel|tsmc|foxconn|aramco|emirates|siemens|nestle|unilever|ikea|zara|mercado libre|itau|petrobras|dangote|jumia)\b/i;
  for (const company of companies) expect(company.name).not.toMatch(known);
});
