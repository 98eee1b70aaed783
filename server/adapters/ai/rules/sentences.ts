import type { Facts, FactOfStudy, FactOfWork } from '../ai.ts';
import { and, monthOf, sentence, sentencesOf, withArticle, wordsIn, yearOf, yearsOf } from './words.ts';

/**
 * The sentences of a summary, each in three styles: without a pronoun, in the first person, and starting with time. A sentence contains only what the
 * profile says, and is '' if the profile says nothing about it.
 */
export type Way = 0 | 1 | 2;

const SKILLS = 5;
const MOST = 3;
const LONG = 30;

const at = ({ title, company }: FactOfWork) => `${title} at ${company}`;

/** Jobs as text, with those at the same company grouped. */
function jobs(works: readonly FactOfWork[], describe: (title: string) => string = (title) => title): string {
  const companies = [...new Set(works.map(({ company }) => company))];
  return and(
    companies.map((company) => `${and([...new Set(works.filter((one) => one.company === company).map(({ title }) => describe(title)))])} at ${company}`),
  );
}

/** Style 2 covers the whole career in its first sentence, if there is one. */
const isCareerCovered = ({ works, years, type }: Facts, way: Way): boolean =>
  way === 2 && years !== null && years >= 1 && works.length > 1 && works.at(-1)?.title !== works[0]?.title && type !== 'student';
const studied = ({ field, school, level }: FactOfStudy) => `${field === '' ? level || 'a course' : field} at ${school}`;
const inBrackets = (words: string) => (words === '' ? '' : ` (${words})`);

/** The current job, or the last one. */
export function work(facts: Facts, way: Way): string {
  const { works, years } = facts;
  const [latest] = works;
  const first = works.at(-1);
  if (!latest || !first) return '';
  const experience = years === null || years < 1 ? '' : `${yearsOf(years)} of experience`;
  const isNow = latest.to === null;
  if (isCareerCovered(facts, way)) return sentence(`${experience}, from ${at(first)} to ${at(latest)}`);
  if (way === 1) {
    const place = isNow ? `I work as ${withArticle(latest.title)} at ${latest.company}` : `I last worked as ${withArticle(latest.title)} at ${latest.company}`;
    if (experience !== '') return sentence(`${place}, with ${experience}`);
    return sentence(isNow ? `I have worked as ${withArticle(latest.title)} at ${latest.company} since ${monthOf(latest.from)}` : place);
  }
  if (way === 2 && experience !== '')
    return sentence(`${experience}, ${isNow ? 'currently' : 'most recently'} as ${withArticle(latest.title)} at ${latest.company}`);
  if (way === 2) return sentence(isNow ? `since ${monthOf(latest.from)}: ${at(latest)}` : `${at(latest)}, until ${monthOf(latest.to ?? latest.from)}`);
  if (experience === '')
    return sentence(isNow ? `${at(latest)} since ${monthOf(latest.from)}` : `most recently ${at(latest)}, until ${monthOf(latest.to ?? latest.from)}`);
  return sentence(`${latest.title} with ${experience}, ${isNow ? 'currently' : 'most recently'} at ${latest.company}`);
}

/** Earlier jobs, unless the sentence before covered them. */
export function earlier(facts: Facts, way: Way): string {
  const before = facts.works.slice(1);
  const isCovered = isCareerCovered(facts, way);
  const others = (isCovered ? before.slice(0, -1) : before).slice(0, MOST);
  if (others.length === 0) return '';
  if (way === 1) return sentence(`Before that, I was ${jobs(others, withArticle)}`);
  if (way === 2) return sentence(`${isCovered ? 'In between' : 'Before that'}: ${jobs(others)}`);
  return sentence(`Earlier ${others.length === 1 ? 'role' : 'roles'}: ${jobs(others)}`);
}

/** Achievements with numbers, in the person's words: neither years alone nor a whole story. */
export function achievements({ works }: Facts): string[] {
  return works.flatMap((one) =>
    sentencesOf(one.text)
      .filter((text) => /\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, '')) && wordsIn(text) >= 3 && wordsIn(text) <= LONG)
      .slice(0, 1)
      .map((text) => sentence(`At ${one.company}: ${text}`)),
  );
}

export function skills({ skills }: Facts, way: Way): string {
  const some = skills.slice(0, SKILLS);
  if (some.length === 0) return '';
  if (way === 1) return sentence(`My skills include ${and(some)}`);
  return sentence(way === 0 ? `Skilled in ${and(some)}` : `Skills: ${and(some)}`);
}

/** The person's studies, newest first. */
export function study({ studies, type, works }: Facts, way: Way): string {
  const [newest] = studies;
  if (!newest) return '';
  const level = newest.field === '' ? '' : inBrackets(newest.level);
  if (newest.to === null)
    return sentence(
      way === 1
        ? `I am studying ${studied(newest)}${level}`
        : `${works.length > 0 && type !== 'student' ? 'Also studying' : 'Studying'} ${studied(newest)}${level}`,
    );
  if (type === 'graduate')
    return sentence(
      `${way === 1 ? 'I am a recent graduate' : 'Recent graduate'} of ${newest.school}${newest.field === '' ? inBrackets(newest.level) : `, in ${newest.field}${level}`}`,
    );
  return sentence(way === 1 ? `I studied ${studied(newest)}${level}` : `Studied ${studied(newest)}${level}${way === 2 ? `, until ${yearOf(newest.to)}` : ''}`);
}

export function licences({ licences }: Facts, way: Way): string {
  const some = licences.slice(0, MOST);
  if (some.length === 0) return '';
  return sentence(way === 1 ? `My licenses and certifications: ${and(some)}` : `Licenses and certifications: ${and(some)}`);
}

export function languages({ languages }: Facts, way: Way): string {
  const some = languages.slice(0, MOST).map(({ name, proficiency }) => `${name} (${proficiency})`);
  if (some.length === 0) return '';
  return sentence(`${way === 1 ? 'I speak' : way === 0 ? 'Speaks' : 'Languages:'} ${and(some)}`);
}

const HOW = { remote: 'remote', onsite: 'on-site', hybrid: 'hybrid' } as const;

/** Whether the person wants another kind of work. Only if they say so; never guessed from a title. */
export const isChanging = ({ wanted, works, type }: Facts): boolean => wanted !== null && works.length > 0 && type === 'changing';

/** The job the person wants. */
export function wish(facts: Facts, way: Way): string {
  const { wanted, isLooking, type, works } = facts;
  if (!wanted || !isLooking) return '';
  const job = `${HOW[wanted.arrangement]} work as ${withArticle(wanted.title)}`;
  if (isChanging(facts))
    return sentence(
      way === 1 ? `I am changing careers and looking for ${job}` : way === 0 ? `Changing careers, and looking for ${job}` : `Next step: moving into ${job}`,
    );
  if (type === 'returning') return sentence(way === 1 ? `I am returning to work and looking for ${job}` : `Returning to work, and looking for ${job}`);
  if (way === 1) return sentence(`I am looking for ${job}`);
  return sentence(way === 0 || works.length === 0 ? `Looking for ${job}` : `Next step: ${job}`);
}
