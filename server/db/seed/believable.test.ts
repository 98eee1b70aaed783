import { describe, expect, test } from 'vitest';
import { aboutOf } from './about.ts';
import { NATIVES } from './ads/native.ts';
import { reasonsOf, type Reason } from './ads/reason.ts';
import { HANDS_ON } from './ads/role.ts';
import { ROLES } from './ads/roles.ts';
import { makeCompanies, type SeedCompany } from './companies.ts';
import type { SeedJob } from './jobs.ts';
import { leastIn } from './markets.ts';
import { streamJobs } from './stream.ts';

const companies = makeCompanies(3);
const jobs = [...streamJobs(companies, { jobs: 6_000, seed: 3 })].map(({ job }) => job);
const year = ({ foundedOn }: SeedCompany) => Number(foundedOn.slice(0, 4));
const named = (wrong: readonly SeedCompany[]) => wrong.map(({ name, sizeId, foundedOn, financingStageId }) => [name, sizeId, foundedOn, financingStageId]);
const titled = (wrong: readonly SeedJob[]) => wrong.map(({ headline, company }) => `${headline} at ${company.name}`);

/** Ids of industries, benefits and stages of financing. */
const [SOFTWARE, ONLINE_SHOPS, GAMES, WEB3, NON_PROFIT] = [1, 9, 23, 24, 25];
const [HEALTH, DENTAL, THIRTEENTH_MONTH, VISA, SHARES, FIVE_DAYS] = [1, 2, 5, 17, 20, 23];
const [SEED, LATER, LISTED, GIVEN] = [3, 7, 8, 12];
const BOUND_TO_A_PLACE = [11, 12, 18, 21, 22, 25];

describe('a company', () => {
  test('that lives on rounds of venture capital is young and small', () => {
    const rounds = companies.filter(({ financingStageId: stage }) => stage >= SEED && stage <= LATER);
    expect(rounds.length).toBeGreaterThan(50);
    expect(named(rounds.filter((company) => year(company) < 2013 || company.sizeId > 4))).toEqual([]);
  });

  test('is no older than its trade, nor larger than its trade allows', () => {
    const [games, shops, chains, software] = [GAMES, ONLINE_SHOPS, WEB3, SOFTWARE].map((id) => companies.filter(({ industryId }) => industryId === id));
    expect(named((games ?? []).filter((company) => year(company) < 1999 || company.sizeId > 5))).toEqual([]);
    expect(named((shops ?? []).filter((company) => year(company) < 2006))).toEqual([]);
    expect(named((chains ?? []).filter((company) => year(company) < 2015 || company.sizeId > 4))).toEqual([]);
    expect(named((software ?? []).filter((company) => year(company) < 1984 || company.sizeId === 7))).toEqual([]);
    expect(Math.max(...companies.map(year))).toBeLessThan(2025);
  });

  test('is listed only where its legal form and size allow it', () => {
    const isPrivate = /Pte\. Ltd|Sdn\. Bhd|LLC|Ltda|S\.L\.|Ltd\. Şti|d\.o\.o|\(Pvt\)|合同会社|^CV |[^份]有限公司|Limitada| Ltd$/;
    const listed = companies.filter(({ financingStageId }) => financingStageId === LISTED);
    expect(listed.length).toBeGreaterThan(20);
    expect(named(listed.filter(({ name, sizeId }) => isPrivate.test(name) || sizeId < 5))).toEqual([]);
    expect(named(companies.filter(({ name, sizeId }) => /\b(plc|PLC|Tbk|PJSC|JSC)$/.test(name) && sizeId < 5))).toEqual([]);
  });

  test('has a legal form that fits its size, its age and what it does', () => {
    expect(named(companies.filter((company) => company.name.includes('合同会社') && (year(company) < 2006 || company.sizeId > 3)))).toEqual([]);
    expect(named(companies.filter(({ name, sizeId }) => (name.startsWith('CV ') && sizeId > 3) || (name.includes('一人有限公司') && sizeId > 2)))).toEqual([]);
    const isTrading = /Inc\.$(?<!Foundation, Inc\.)|Corp|株式会社|有限公司|GmbH|S\.L\.|S\.A\.|A\.Ş|Şti|d\.o\.o|LLC|PLC|Ltda|^PT |^CV |Sdn|شركة/;
    expect(named(companies.filter(({ name, industryId }) => industryId === NON_PROFIT && isTrading.test(name)))).toEqual([]);
    expect(companies.filter(({ industryId, financingStageId }) => (industryId === NON_PROFIT) !== (financingStageId === GIVEN))).toEqual([]);
    expect(companies.filter(({ name }) => /株式会社.*学院|d\.o\.o\. Beograd/.test(name))).toEqual([]);
  });

  test('gives shares only where it has some to give, and keeps no dogs in a hospital', () => {
    const isOnRounds = ({ financingStageId: stage }: SeedCompany) => stage >= SEED && stage <= LISTED;
    expect(named(companies.filter((company) => company.benefitIds.includes(5) && !isOnRounds(company)))).toEqual([]);
    expect(named(companies.filter(({ benefitIds, industryId }) => industryId === 5 && (benefitIds.includes(18) || benefitIds.includes(7))))).toEqual([]);
  });

  test('says nothing of itself that its size contradicts', () => {
    const small = companies.filter(({ sizeId }) => sizeId <= 2).map(aboutOf);
    expect(
      small.filter((text) =>
        /\b(27|34|52|180|240|420|610|5,200|11,000|3,600) (restaurants|shops|beds|rooms|homes|clients|learners)|three continents/.test(text),
      ),
    ).toEqual([]);
    const large = companies.filter(({ sizeId }) => sizeId >= 4).map(aboutOf);
    expect(large.filter((text) => text.includes('answer our own phones'))).toEqual([]);
  });

  test('is described in whole, clean sentences', () => {
    const texts = companies.map(aboutOf);
    expect(texts.filter((text) => /eC・|bPO|iT |約有近|de sin ánimo|setor de terceiro setor|se dedica a /.test(text))).toEqual([]);
    expect(texts.filter((text) => /[.] (?=sekitar|kurang|lebih)/.test(text))).toEqual([]);
    expect(texts.filter((text) => /[a-z] farms, packs/.test(text))).toEqual([]);
  });
});

describe('a vacancy', () => {
  test('does not repeat its place in its title', () => {
    const names = ({ place }: SeedJob) =>
      [place.name, ...place.aliases].flatMap((name) => [name, name.split(', ')[0] ?? name]).filter((name) => name.length > 1);
    expect(titled(jobs.filter((job) => names(job).some((name) => new RegExp(`[ ・（(【/／-]+${name}`).test(job.headline))))).toEqual([]);
  });

  test('of a small company speaks of a small company', () => {
    const small = jobs.filter(({ company }) => company.sizeId <= 2);
    expect(titled(small.filter(({ title, company }) => title.level === 5 || (title.level === 4 && company.sizeId === 1)))).toEqual([]);
    const large =
      /(Three hundred|Six hundred|One hundred and fifty|{?250|400|900) colleagues|(Forty|Sixty-five|Twenty-two) stores|a team of 1\d|work with (nine|a dozen)|社員(150|300|500)名|約 (200|350|600) 人|São (180|320|500)|Sekitar (150|300|450) karyawan|(150|300|500) çalışma/;
    expect(titled(small.filter(({ description }) => large.test(description)))).toEqual([]);
  });

  test('has a reason that every company which posts it can give', () => {
    const lacking = (why: readonly Reason[], id: number) => {
      const industries = ROLES.get(id)?.industries ?? [];
      return (industries.length > 0 ? industries : [SOFTWARE]).some((industryId) => reasonsOf(why, { sizeId: 1, industryId }).length === 0);
    };
    expect([...ROLES].filter(([id, { why }]) => lacking(why, id)).map(([id]) => id)).toEqual([]);
    const native = [...NATIVES.values()].flatMap(({ tag, roles }) => [...roles].flatMap(([id, by]) => [...by.values()].map(({ why }) => ({ tag, id, why }))));
    expect(native.filter(({ why, id }) => lacking(why, id)).map(({ tag, id }) => [tag, id])).toEqual([]);
  });

  test('names each skill once', () => {
    expect(titled(jobs.filter(({ skills }) => new Set(skills).size < skills.length))).toEqual([]);
  });

  test('asks for a language once, and for little English from who works with their hands', () => {
    expect(titled(jobs.filter(({ description }) => (description.match(/<li>Good (spoken )?English/g) ?? []).length > 1))).toEqual([]);
    expect(titled(jobs.filter(({ setting, description }) => HANDS_ON.has(setting) && /<li>Good English; [A-Z]/.test(description)))).toEqual([]);
  });

  test('for citizens and residents sponsors no visa', () => {
    expect(jobs.some(({ eligibility }) => eligibility.length > 0)).toBe(true);
    expect(titled(jobs.filter(({ eligibility, benefitIds }) => eligibility.length > 0 && benefitIds.includes(VISA)))).toEqual([]);
  });

  test('done from home promises nothing of an office, and no interview in one', () => {
    const remote = jobs.filter(({ arrangement }) => arrangement === 'remote');
    expect(titled(remote.filter(({ benefitIds }) => BOUND_TO_A_PLACE.some((id) => benefitIds.includes(id))))).toEqual([]);
    expect(titled(remote.filter(({ description }) => /interview (on site|by video or on site)/.test(description)))).toEqual([]);
    expect(titled(remote.filter(({ description }) => /\b(?:in|within) (?:United|Philippines)/.test(description)))).toEqual([]);
  });

  test('offers what its country, its company and its work know', () => {
    const offering = (id: number) => jobs.filter(({ benefitIds }) => benefitIds.includes(id));
    const codes = (id: number) => new Set(offering(id).map(({ company }) => company.market.code));
    for (const code of ['us', 'gb', 'ca', 'ae', 'sa', 'ng', 'rs', 'tr']) expect(codes(THIRTEENTH_MONTH)).not.toContain(code);
    for (const code of ['jp', 'tw', 'tr', 'rs']) expect(codes(DENTAL)).not.toContain(code);
    expect(titled(offering(DENTAL).filter(({ benefitIds, company }) => benefitIds.includes(HEALTH) && ['us', 'ca'].includes(company.market.code)))).toEqual([]);
    expect(titled(offering(SHARES).filter(({ company: { financingStageId: stage } }) => stage < SEED || stage > LISTED))).toEqual([]);
    expect(titled(offering(FIVE_DAYS).filter(({ setting }) => !['office', 'screen', 'lab'].includes(setting)))).toEqual([]);
  });

  test('that needs hands or a house is not done from home', () => {
    const remote = jobs.filter(({ arrangement }) => arrangement === 'remote');
    const inTheOffice = ['Office Administration', 'IT Support', 'Mechanical Engineering'];
    expect(titled(remote.filter(({ setting, jobFunction }) => HANDS_ON.has(setting) || inTheOffice.includes(jobFunction.value)))).toEqual([]);
  });

  test('of who leads is for good and full-time', () => {
    expect(titled(jobs.filter(({ title, jobTypeId }) => title.level >= 4 && jobTypeId !== 1))).toEqual([]);
  });

  test('pays by seniority and experience, in a range one can plan with, and what the law of its place asks', () => {
    expect(titled(jobs.filter(({ pay }) => pay.to !== null && pay.to > pay.from * 1.6))).toEqual([]);
    const paid = jobs.filter(({ title }) => title.level > 0);
    expect(titled(paid.filter(({ pay, place, company }) => pay.monthFrom < leastIn(company.market, place) * 0.999))).toEqual([]);
    const manila = paid.filter(({ place }) => place.region === 'Metro Manila');
    expect(Math.min(...manila.map(({ pay }) => pay.monthFrom))).toBeGreaterThanOrEqual(18_000);
    const mean = (of: readonly SeedJob[]) => of.reduce((sum, { pay, company }) => sum + pay.monthFrom / company.market.pay, 0) / of.length;
    const independent = jobs.filter(({ title }) => title.level === 2);
    const [beginning, settled] = [3, 5].map((xp) => mean(independent.filter(({ xpLvlId }) => xpLvlId === xp)));
    expect(settled).toBeGreaterThan((beginning ?? 0) * 1.1);
  });

  test('asks a developer for what such a developer works with', () => {
    const of = (name: string) => jobs.filter(({ jobFunction }) => jobFunction.value === name);
    const native = (job: SeedJob) => job.language !== 'en';
    expect(titled(of('Frontend Development').filter((job) => native(job) && /Kotlin|Spring Boot/.test(job.description)))).toEqual([]);
    expect(titled(of('Backend Development').filter((job) => native(job) && /Kotlin|React/.test(job.description)))).toEqual([]);
    expect(titled(of('Mobile Development').filter((job) => native(job) && /Spring Boot|PostgreSQL/.test(job.description)))).toEqual([]);
  });

  test('asks for experience, or says that none is needed, and for schools and taxes that its country has', () => {
    const english = jobs.filter(({ language }) => language === 'en');
    expect(
      titled(
        english.filter(({ description }) => /years of (relevant )?experience/.test(description) && /First-time job seekers|entry positions/.test(description)),
      ),
    ).toEqual([]);
    const novices = english.filter(({ description }) => /No experience needed|career changers are welcome/.test(description));
    expect(novices.length).toBeGreaterThan(100);
    expect(titled(novices.filter(({ description }) => /<li>(Some experience|Experience (in|with)|Sound knowledge)/.test(description)))).toEqual([]);
    expect(titled(english.filter(({ description, company }) => company.market.code === 'gb' && /High school/.test(description)))).toEqual([]);
    expect(titled(english.filter(({ description, company }) => ['hk', 'mo'].includes(company.market.code) && /sales tax/.test(description)))).toEqual([]);
  });

  test('in Hong Kong and Macau speaks as people there do', () => {
    const taiwanese = /軟體|網路|數位|誠徵|護理師|行銷|週休二日|筆電|電信費|高中職/;
    const there = jobs.filter(({ company }) => ['hk', 'mo'].includes(company.market.code));
    expect(titled(there.filter(({ headline, description, skills }) => taiwanese.test([headline, description, ...skills].join(' '))))).toEqual([]);
  });
});
