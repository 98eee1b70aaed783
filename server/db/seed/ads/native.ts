import { industries } from '../../../modules/market/config/lists/industries.ts';
import type { SeedCompany } from '../companies.ts';
import { placeName } from '../../../reference/locations.ts';
import { NON_PROFIT } from '../firms/industries.ts';
import { MARKETS } from '../markets.ts';
import { AR } from '../natives/ar.ts';
import { ES } from '../natives/es.ts';
import { ID } from '../natives/id.ts';
import { JA } from '../natives/ja.ts';
import { MS } from '../natives/ms.ts';
import { nativeRole, SCHEDULE_OF, type NativeRole, type PackSource } from '../natives/pack.ts';
import { PT_BR } from '../natives/pt.ts';
import { TR } from '../natives/tr.ts';
import { ZH_TW } from '../natives/zh-tw.ts';
import { Random, sure } from '../../../random.ts';
import { FUNCTION_TITLES, JOB_FUNCTIONS, type FunctionTitle } from '../../../reference/taxonomy.ts';
import { bullets, facts, fill, heading, paragraph, type Words } from '../template.ts';
import type { Ad, AdText } from './ad.ts';
import { localized } from './cantonese-markets.ts';
import { headcounts, reasonsOf } from './reason.ts';

/** Parsed ad texts of a language. */
export interface Native extends Omit<PackSource, 'roles'> {
  /** What it has texts for, by function id and country code. */
  roles: ReadonlyMap<number, ReadonlyMap<string, NativeRole>>;
  /** The titles it has words for, by function id. */
  titles: ReadonlyMap<number, readonly FunctionTitle[]>;
}

function readPack(source: PackSource): Native {
  const codes = MARKETS.filter((market) => market.languages.some(([tag]) => tag === source.tag)).map((market) => market.code);
  const roles = new Map<number, ReadonlyMap<string, NativeRole>>();
  for (const [functions, text] of Object.entries(source.roles)) {
    for (const name of functions.split(', ')) {
      const entry = JOB_FUNCTIONS.find((one) => one.value === name);
      if (!entry) throw new Error(`${source.tag}: no function ${name}`);
      roles.set(entry.id, new Map(codes.map((code) => [code, nativeRole(text, name, code)])));
    }
  }
  const named = FUNCTION_TITLES.filter((title) => title.names[source.tag] && roles.has(title.jobFunctionId));
  const titles = Map.groupBy(named, (title) => title.jobFunctionId);
  for (const id of roles.keys()) if (!titles.has(id)) throw new Error(`${source.tag}: no title in function ${id}`);
  return { ...source, roles, titles };
}

export const NATIVES: ReadonlyMap<string, Native> = new Map([JA, ZH_TW, ID, MS, TR, PT_BR, ES, AR].map((source) => [source.tag, readPack(source)]));

/** A company's description of itself in a language, the same in every ad. */
export function nativeAbout(company: SeedCompany, pack: Native): string {
  const random = new Random(company.seed);
  const industry = industries[company.industryId - 1];
  const name = pack.trades?.[company.industryId - 1] ?? industry?.names?.[pack.tag] ?? industry?.value ?? '';
  const seat = company.places[0];
  const text = fill(random.pick(company.industryId === NON_PROFIT ? pack.aboutNonProfit : pack.about), random, {
    company: company.name,
    industry: withinSentence(name, pack.tag),
    seat: seat ? placeName(seat, pack.tag) : '',
    since: company.foundedOn.slice(0, 4),
    people: pack.sizes[company.sizeId - 1] ?? '',
  });
  return localized(text, company.market.code);
}

/** A name inside a sentence: in lower case, unless it starts with an abbreviation. */
const withinSentence = (name: string, tag: string) => (/^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase(tag) + name.slice(1));

function benefitsOf(ad: Ad, pack: Native): string[] {
  const { code } = ad.company.market;
  const known = ad.benefitIds.filter((id) => pack.benefits[id] !== undefined);
  const ids = known.length >= 3 ? known : [...new Set([...known, 4, 10, 19])];
  return ids.flatMap((id) => {
    const words = pack.benefits[id];
    return words === undefined ? [] : [typeof words === 'string' ? words : (words[code] ?? words[''] ?? '')];
  });
}

function headlineOf(ad: Ad, pack: Native, words: Words): string {
  if (ad.arrangement === 'remote') return `${words['title']}${pack.arrangement.remote}`;
  return fill(ad.jobTypeId === 2 ? pack.partTime : ad.random.pick(pack.headlines), ad.random, words);
}

/** A vacancy's ad in the market's own language, in one of four layouts. */
export function writeNative(ad: Ad, pack: Native): AdText {
  const { random, title } = ad;
  const role = sure(pack.roles.get(ad.jobFunction.id)?.get(ad.company.market.code), `ads in ${pack.tag} for ${ad.jobFunction.value}`);
  const city = placeName(ad.place, pack.tag);
  const words: Words = {
    company: ad.company.name,
    city,
    ...headcounts(ad.company.sizeId),
    people: pack.sizes[ad.company.sizeId - 1] ?? '',
    title: title.names[pack.tag] ?? title.value,
    promise: pack.promise?.[ad.promiseDays] ?? String(ad.promiseDays),
  };
  const say = (text: string) => fill(text, random, words);
  const list = (texts: readonly string[]) => bullets(texts.map(say));
  const head = (key: keyof PackSource['headings']) => heading(random.pick(pack.headings[key]));
  const ranked = title.level >= 4 ? random.some(pack.lead, 3) : title.level === 3 ? random.some(pack.senior, 1) : [];
  const duties = list([
    ...ranked,
    ...role.ownDuties,
    ...random.some(role.duties, Math.max(2, (title.level >= 4 ? 3 : random.int(4, 5)) - role.ownDuties.length)),
  ]);
  const experience = random.pick(pack.experience[ad.xpLvlId] ?? pack.experience[4] ?? []);
  const needs = list([pack.degrees[ad.degreeId] ?? '', experience, ...random.some(role.needs, 3)].filter(Boolean));
  const offer = list(benefitsOf(ad, pack));
  const opener = say(random.pick(pack.openers));
  const why = say(random.pick(reasonsOf(role.why, ad.company)));
  const about = nativeAbout(ad.company, pack);
  const closing = say(ad.isExternal ? pack.external : random.pick(pack.closings));
  const schedule = say(random.pick(pack.schedules[SCHEDULE_OF[ad.setting]]));
  const place = city + (ad.arrangement === 'onsite' ? '' : pack.arrangement[ad.arrangement]);
  const practical = facts(
    [
      [pack.facts.place, place],
      [pack.facts.schedule, schedule],
    ],
    pack.colon,
  );
  const layout = random.pick([
    () =>
      head('about') +
      paragraph([opener, why].join(pack.gap)) +
      head('duties') +
      duties +
      head('needs') +
      needs +
      practical +
      head('offer') +
      offer +
      paragraph(closing),
    () =>
      paragraph(about) +
      paragraph([why, opener].join(pack.gap)) +
      head('duties') +
      duties +
      head('needs') +
      needs +
      head('offer') +
      offer +
      practical +
      paragraph(closing),
    () => practical + paragraph([opener, why].join(pack.gap)) + head('duties') + duties + head('needs') + needs + head('offer') + offer + paragraph(closing),
    () =>
      paragraph([opener, why].join(pack.gap)) +
      head('duties') +
      duties +
      head('needs') +
      needs +
      practical +
      head('offer') +
      offer +
      head('company') +
      paragraph(about) +
      paragraph(closing),
  ]);
  const questions = role.questions.map((question) => ({ ...question, text: say(question.text) }));
  const { code } = ad.company.market;
  return {
    language: pack.tag,
    headline: localized(headlineOf(ad, pack, words), code),
    description: localized(layout(), code),
    skills: random.some([...new Set(role.skills)], random.int(4, 5)).map((skill) => localized(skill, code)),
    questions: questions.map((question) => ({
      ...question,
      text: localized(question.text, code),
      options: question.options.map((option) => localized(option, code)),
    })),
  };
}
