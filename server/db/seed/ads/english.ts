import { BUSINESS, NON_PROFIT, SCALE } from '../firms/industries.ts';
import { Random, sure } from '../../../random.ts';
import { bullets, facts, fill, heading, paragraph, type Words } from '../template.ts';
import type { Ad, AdText } from './ad.ts';
import {
  BENEFITS,
  BRITISH_DEGREES,
  CLOSINGS,
  DEGREES,
  EXPERIENCE,
  EXTERNAL_CLOSINGS,
  FIRST_MONTHS,
  HEAD_DUTIES,
  HEADINGS,
  HOUSED,
  INTERN_DUTIES,
  LEAD_DUTIES,
  LEADING,
  OPENERS,
  REMOTE_CLOSINGS,
  REMOTE_OPENERS,
  SCHEDULES,
  SENIOR_DUTIES,
} from './english-phrases.ts';
import { FOCUS } from './focus.ts';
import { spelled } from './spelling.ts';
import { englishTitle } from './english-title.ts';
import { headcounts, reasonsOf } from './reason.ts';
import { HANDS_ON, type RoleText } from './role.ts';
import { ROLES } from './roles.ts';

const BASES: Record<string, string> = {
  plant: 'plant',
  site: 'project site',
  ward: 'facility',
  school: 'campus',
  kitchen: 'kitchen',
  floor: 'location',
  lab: 'lab',
  road: 'depot',
};
/** "an" by sound: "an HR Officer", "an M&E Engineer", but "a UI Designer", "a Unit Manager". */
const article = (word: string) =>
  (/^(?:[AFHILMNRSX](?:[A-Z&/]|\b)|[aeio]|u(?!ni|s|i|x))/.test(word.replace(/^[AEIO](?=[a-z])|^U(?=[a-z])/, (letter) => letter.toLowerCase())) &&
    !/^(SAP|SOC|SEO)/.test(word)) ||
  /^(SEO|E)/.test(word)
    ? 'an'
    : 'a';
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const SIZE_WORDS = ['a handful of', 'about 30', 'some 120', 'around 350', 'about 700', 'about 2,500', 'more than 6,000'];

/** The words of `SCALE`, by size. */
const SCALES: readonly Words[] = SIZE_WORDS.map((_, size) => Object.fromEntries(Object.entries(SCALE).map(([word, sizes]) => [word, sizes[size] ?? ''])));

/** A company's description of itself in English, the same in every ad. */
export function englishAbout(company: Ad['company']): string {
  const random = new Random(company.seed);
  const business = fill(
    sure(BUSINESS[company.industryId - 1], `the business of industry ${company.industryId}`)[company.trade],
    random,
    sure(SCALES[company.sizeId - 1], `the scale of size ${company.sizeId}`),
  );
  const seat = company.places[0]?.name ?? '';
  const since = company.foundedOn.slice(0, 4);
  const people = SIZE_WORDS[company.sizeId - 1] ?? '';
  const texts = [
    `${company.name} ${business}. Founded in ${seat} in ${since}, we’re now ${people} people.`,
    `${company.name} ${business}. We started in ${since}; ${people} people work here today, most of them in ${seat}.`,
    `${company.name} ${business}. Based in ${seat} since ${since}, with ${people} people.`,
  ];
  if (company.sizeId <= 3 && company.industryId !== NON_PROFIT)
    texts.push(`${company.name} ${business}. We are ${people} people, based in ${seat}, and still answer our own phones.`);
  return random.pick(texts);
}

/** Team sizes by company size: of colleagues, and below, of those a team lead and a head of department lead. Small companies have small teams. */
const TEAMS: readonly (readonly string[])[] = [
  ['two', 'three'],
  ['three', 'four', 'five'],
  ['four', 'five', 'six', 'seven', 'eight', 'nine', 'a dozen'],
];
const LED = ['2', '{3-6}', '{4-14}'];
const HEADED = ['4', '{5-9}', '{8-20}', '{18-70}'];
const sized = <T>(from: readonly T[], sizeId: number): T => sure(from[Math.min(sizeId, from.length) - 1], 'words for a size');

/** "in the Philippines", but "in Japan". */
const withArticle = (country: string) => (/^(?:United |Philippines)/.test(country) ? `the ${country}` : country);

function wordsOf(ad: Ad, role: RoleText, title: string): Words {
  const { random } = ad;
  const { sizeId } = ad.company;
  const [area = '', area2 = ''] = random.some(role.areas, 2);
  return {
    company: ad.company.name,
    city: ad.place.name,
    country: withArticle(ad.country.name),
    title,
    aTitle: /(?<!Chief of )(?:Staff|Crew)$/.test(title) ? title : `${article(title)} ${title}`,
    area,
    area2,
    people: role.people,
    boss:
      ad.title.level >= 4
        ? random.pick(ad.title.level === 5 ? ['Managing Director', 'Chief Executive'] : ['General Manager', 'Operations Director', 'Managing Director'])
        : role.boss,
    field: role.field,
    team: random.pick(sized(TEAMS, sizeId)),
    led: fill(sized(LED, sizeId), random, {}),
    headed: fill(sized(HEADED, sizeId), random, {}),
    ...headcounts(sizeId),
    unit: random.pick(['team', 'department', 'group']),
    base: BASES[ad.setting] ?? 'office',
    promise: String(ad.promiseDays),
    days: ad.company.market.workdays,
  };
}

function dutiesOf(ad: Ad, role: RoleText): string[] {
  const { random, title } = ad;
  const own = focusOf(title.value).duties ?? role.duties.filter((duty) => title.level >= duty.from && title.level <= duty.to).map((duty) => duty.text);
  const focus = role.focus[title.value];
  const first = focus ? [focus] : [];
  if (title.level === 0) return [...random.some(INTERN_DUTIES, 3), ...random.some(own, 3)];
  if (title.level === 5) return [...first, ...random.some(HEAD_DUTIES, 4), ...random.some(own, 2)];
  if (title.level === 4) return [...first, ...random.some(LEAD_DUTIES, 4), ...random.some(own, 3)];
  if (title.level === 3) return [...first, ...random.some(own, 5), ...random.some(SENIOR_DUTIES, 2)];
  return [...first, ...random.some(own, random.int(5, 6) - first.length)];
}

/** The lines of a title that replace those of its function. */
function focusOf(title: string): { duties?: string[]; needs?: string[] } {
  const lines = FOCUS[title]?.split('\n');
  if (!lines) return {};
  return { duties: lines.filter((line) => !line.startsWith('=')), needs: lines.filter((line) => line.startsWith('=')).map((line) => line.slice(1)) };
}

function needsOf(ad: Ad, role: RoleText): string[] {
  const { random, title } = ad;
  const degree = random.pick((ad.company.market.code === 'gb' && BRITISH_DEGREES[ad.degreeId]) || (DEGREES[ad.degreeId] ?? [])) ?? '';
  const own =
    focusOf(title.value).needs ??
    role.needs.filter((need) => title.level >= need.from && (title.level > 0 || !/experience|licen[cs]e|command/i.test(need.text))).map((need) => need.text);
  const { spoken } = ad.company.market;
  const language =
    spoken && random.chance(0.4)
      ? [
          languageNeed(
            ad,
            spoken,
            own.some((need) => need.includes('English')),
          ),
        ]
      : [];
  const isNamed = /degree|diploma|licen[cs]e|certificate|training in|qualification/i;
  const named = own.some((need) => isNamed.test(need));
  const experience = random.pick(EXPERIENCE[ad.xpLvlId] ?? []);
  return [
    degree && !(named && ad.degreeId >= 3) ? degree : '',
    experience,
    ...random.some(
      own.filter((need) => isNeedOf(ad, need)),
      random.int(3, 4),
    ),
    ...(title.level >= 4 ? [random.pick(LEADING)] : []),
    ...language,
  ].filter(Boolean);
}

const NOVICE = 2;
const PRACTISED = 4;
/** Hong Kong and Macau have neither VAT nor sales tax. */
const UNTAXED = ['hk', 'mo'];

/** Whether a need that a function has in general fits the experience and the country of this ad. */
function isNeedOf(ad: Ad, need: string): boolean {
  if (/no (earlier |prior )?experience|experience is (welcome|a plus|useful)|we also train|training is given/i.test(need)) return false;
  if (ad.xpLvlId >= PRACTISED && /first-time|entry positions/i.test(need)) return false;
  if (ad.xpLvlId <= NOVICE && /\bexperience\b|^(?:sound|exact|solid) knowledge/i.test(need)) return false;
  return !(UNTAXED.includes(ad.company.market.code) && /\bVAT\b|sales tax/i.test(need));
}

/** The languages the work needs. In manual work, the colleagues' language matters more than English. */
function languageNeed(ad: Ad, spoken: string, isEnglishNamed: boolean): string {
  if (HANDS_ON.has(ad.setting)) return `${spoken} for daily work${isEnglishNamed ? '' : '; some English helps'}`;
  const how = ad.random.pick(['a plus', 'an advantage', 'required for daily work']);
  return isEnglishNamed ? `${spoken} is ${how}` : `Good English; ${spoken} is ${how}`;
}

const HOUSING = 18;

function benefitsOf(ad: Ad): string[] {
  const { code } = ad.company.market;
  const isHoused = HANDS_ON.has(ad.setting);
  return ad.benefitIds.map((id) => (id === HOUSING && isHoused && HOUSED[code] ? HOUSED[code] : (BENEFITS[id]?.[code] ?? BENEFITS[id]?.[''] ?? '')));
}

/** A vacancy's ad in English, in one of six layouts. */
export function writeEnglish(ad: Ad): AdText {
  const { random } = ad;
  const role = sure(ROLES.get(ad.jobFunction.id), `ads for ${ad.jobFunction.value}`);
  const words = wordsOf(ad, role, ad.title.value);
  const say = (text: string) => upper(fill(text, random, words));
  const list = (texts: readonly string[]) => bullets(texts.map(say));
  const head = (key: keyof typeof HEADINGS) => heading(random.pick(HEADINGS[key]));
  const why = say(random.pick(reasonsOf(role.why, ad.company)));
  const opener = say(random.pick(ad.arrangement === 'remote' ? REMOTE_OPENERS : OPENERS));
  const schedule = say(random.pick(SCHEDULES[ad.setting]));
  const closing = say(random.pick(ad.isExternal ? EXTERNAL_CLOSINGS : ad.arrangement === 'remote' ? REMOTE_CLOSINGS : CLOSINGS));
  const about = englishAbout(ad.company);
  const duties = list(dutiesOf(ad, role));
  const needs = list(needsOf(ad, role));
  const offer = list(benefitsOf(ad));
  const place =
    ad.arrangement === 'remote' ? `Remote within ${withArticle(ad.country.name)}` : ad.arrangement === 'hybrid' ? `${ad.place.name}, hybrid` : ad.place.name;
  const practical: [string, string][] = [
    ['Place', place],
    ['Schedule', schedule],
    ['Reports to', upper(words['boss'] ?? '')],
  ];
  const layouts = [
    () => head('about') + paragraph(`${opener} ${why}`) + head('duties') + duties + head('needs') + needs + head('offer') + offer + paragraph(closing),
    () =>
      paragraph(about) +
      paragraph(`${why} ${opener}`) +
      head('duties') +
      duties +
      head('needs') +
      needs +
      head('practical') +
      facts(practical) +
      head('offer') +
      offer +
      head('process') +
      paragraph(closing),
    () =>
      facts(practical.slice(0, ad.title.level >= 2 ? 3 : 2)) +
      paragraph(`${opener} ${why}`) +
      head('duties') +
      duties +
      head('needs') +
      needs +
      head('offer') +
      offer +
      paragraph(closing),
    () =>
      paragraph(`${opener} ${why}`) +
      head('duties') +
      duties +
      head('company') +
      paragraph(about) +
      head('needs') +
      needs +
      head('offer') +
      offer +
      paragraph(`${schedule}. ${closing}`),
    () =>
      head('about') +
      paragraph(`${why} ${opener}`) +
      heading('Your first three months') +
      facts(FIRST_MONTHS.map(([when, texts]) => [when, say(random.pick(texts))])) +
      head('duties') +
      duties +
      head('needs') +
      needs +
      head('offer') +
      offer +
      paragraph(closing),
    () =>
      paragraph(`${opener} ${schedule}.`) +
      paragraph(why) +
      heading('The job') +
      duties +
      heading('You') +
      needs +
      heading('We offer') +
      offer +
      paragraph(closing),
  ];
  const layout = ad.title.level <= 1 ? random.pick([0, 2, 3, 5, 5]) : random.pick(HANDS_ON.has(ad.setting) ? [0, 1, 2, 3] : [0, 1, 2, 3, 4]);
  const { code } = ad.company.market;
  const questions = role.questions.map((question) => ({ ...question, text: spelled(fill(question.text, random, words), code) }));
  return {
    language: 'en',
    headline: englishTitle(ad, ad.title.value),
    description: spelled(sure(layouts[layout], `layout ${layout}`)(), code),
    skills: random.some([...new Set([...role.skills, ...random.some(role.tools, 2)])], random.int(4, 6)).map((skill) => spelled(skill, code)),
    questions,
  };
}
