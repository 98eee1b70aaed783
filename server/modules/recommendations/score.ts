import { countryById } from '../../../contract/countries.ts';
import type { RecommendationList, RecommendationReason } from '../../../contract/my-jobs.ts';
import { segment } from '../../../src/lib/words/segment.ts';
import type { Term } from '../../../src/lib/words/terms.ts';
import { workXps } from '../market/config/lists/work.ts';
import { DEEDS, type Deed, type Liked, type Preferences, type Wish } from './preferences.ts';
import { DAY, SECOND } from '../../../contract/durations.ts';

/** What the score of a job depends on. */
export interface Candidate {
  id: number;
  title: string;
  companyId: number;
  countryId: number;
  functionTitleId: number | null;
  jobFunctionId: number | null;
  arrangement: 'onsite' | 'hybrid' | 'remote';
  locationIds: number[];
  jobTypeId: number | null;
  industryId: number | null;
  /** Pay per month, in the currency of its country, whatever period its ad uses. */
  monthly: number | null;
  xpLvlId: number | null;
  skills: string[];
  eligibility: string[];
  /** Seconds since 1970. */
  postedAt: number;
}

/** A reason before its place is named in the reader's language. */
export type Reason =
  | Exclude<RecommendationReason, { kind: 'preference' }>
  | (Omit<Extract<RecommendationReason, { kind: 'preference' }>, 'place'> & { placeId: number | null });

export interface Scored {
  candidate: Candidate;
  score: number;
  reasons: Reason[];
}

const WEIGHT = { title: 40, arrangement: 10, place: 10, salary: 8, jobType: 4, industry: 3, skill: 6, experience: 5, verified: 6 } as const;
const LIKE: Record<Deed, number> = { applied: 12, saved: 10, viewed: 4 };
/** Caps, so that many matches of one kind don't outweigh everything else. */
const MOST = { skills: 5, like: 30 } as const;
/** Points lost for each day of age, and at most. */
const AGE = { day: 0.25, most: 10 } as const;

/**
 * How well a job suits a person, and why; null if no reason of the list applies, or if they may not apply for it.
 * @param now seconds since 1970
 */
export function score(candidate: Candidate, taste: Preferences, list: RecommendationList, now: number): Scored | null {
  const isEligible = candidate.eligibility.length === 0 || (taste.residentialStatus !== null && candidate.eligibility.includes(taste.residentialStatus));
  if (!isEligible) return null;
  const words = segment(candidate.title);
  const parts: { score: number; reason: Reason }[] = [];
  if (list !== 'for_you') parts.push(...best(taste.wishes.flatMap((wish) => wished(candidate, words, wish) ?? [])));
  if (list !== 'picks') parts.push(...skilled(candidate, words, taste), ...alike(candidate, taste.liked));
  if (parts.length === 0) return null;
  // Not a reason by itself, because many jobs require the same experience.
  if (list !== 'picks') parts.push(...experienced(candidate, taste.years));
  // A job that requires a residential status suits someone with a verified one better than someone who only states it.
  const verified = candidate.eligibility.length > 0 && taste.isStatusVerified ? WEIGHT.verified : 0;
  const age = Math.min(AGE.most, Math.floor(Math.max(0, now - candidate.postedAt) / (DAY / SECOND)) * AGE.day);
  const reasons = parts.toSorted((a, b) => b.score - a.score).map(({ reason }) => reason);
  return { candidate, score: parts.reduce((sum, part) => sum + part.score, 0) + verified - age, reasons };
}

const best = <T extends { score: number }>(parts: T[]): T[] => parts.toSorted((a, b) => b.score - a.score).slice(0, 1);
const holds = (words: ReadonlySet<string>, terms: readonly Term[]): boolean =>
  terms.length > 0 && terms.every(({ any }) => any.some((all) => all.every((word) => words.has(word))));

function wished(job: Candidate, words: ReadonlySet<string>, wish: Wish): { score: number; reason: Reason } | null {
  if (job.countryId !== wish.countryId || !holds(words, wish.terms)) return null;
  const isArrangement = job.arrangement === wish.arrangement;
  // For remote work, the place doesn't matter.
  const isPlace = job.arrangement !== 'remote' && job.locationIds.includes(wish.locationId);
  const pay = countryById(job.countryId)?.currency === wish.currency ? job.monthly : null;
  const isPaid = wish.leastMonthly !== null && pay !== null && pay >= wish.leastMonthly;
  const isUnderpaid = wish.leastMonthly !== null && pay !== null && pay < wish.leastMonthly;
  return {
    score:
      WEIGHT.title +
      (isArrangement ? WEIGHT.arrangement : -WEIGHT.arrangement) +
      (isPlace ? WEIGHT.place : 0) +
      (isPaid ? WEIGHT.salary : isUnderpaid ? -WEIGHT.salary : 0) +
      (job.jobTypeId !== null && wish.jobTypeIds.includes(job.jobTypeId) ? WEIGHT.jobType : 0) +
      (job.industryId === wish.industryId ? WEIGHT.industry : 0),
    reason: {
      kind: 'preference',
      title: wish.title,
      arrangement: isArrangement ? job.arrangement : null,
      placeId: isPlace ? wish.locationId : null,
      is_salary_met: isPaid,
    },
  };
}

/** By the skills that the job requires, and by its title. */
function skilled(job: Candidate, title: ReadonlySet<string>, { skills }: Preferences): { score: number; reason: Reason }[] {
  const required = job.skills.map((skill) => segment(skill));
  const shared = skills.filter(({ terms }) => holds(title, terms) || required.some((words) => holds(words, terms))).map(({ name }) => name);
  if (shared.length === 0) return [];
  return [{ score: Math.min(shared.length, MOST.skills) * WEIGHT.skill, reason: { kind: 'skills', skills: shared.slice(0, MOST.skills) } }];
}

/** Similar to a job they applied for, saved, or viewed, in this order. The reason names the latest of the most similar ones. */
function alike(job: Candidate, liked: readonly Liked[]): { score: number; reason: Reason }[] {
  const weightOf = (one: Liked) => {
    if (one.id === job.id) return 0;
    if (one.functionTitleId !== null && one.functionTitleId === job.functionTitleId) return LIKE[one.did];
    return one.jobFunctionId !== null && one.jobFunctionId === job.jobFunctionId ? LIKE[one.did] * 0.4 : 0;
  };
  const weighed = liked.map((one) => ({ one, weight: weightOf(one) })).filter(({ weight }) => weight > 0);
  const [first] = weighed.toSorted((a, b) => b.weight - a.weight || DEEDS.indexOf(a.one.did) - DEEDS.indexOf(b.one.did));
  if (!first) return [];
  const sum = weighed.reduce((total, { weight }) => total + weight, 0);
  return [{ score: Math.min(MOST.like, sum), reason: { kind: 'like', did: first.one.did, title: first.one.title } }];
}

function experienced({ xpLvlId }: Candidate, years: number | null): { score: number; reason: Reason }[] {
  const required = workXps.find(({ id }) => id === xpLvlId) as { from: number; to: number | null } | undefined;
  if (!required || years === null) return [];
  const isEnough = years >= required.from && (required.to === null || years <= required.to);
  return isEnough ? [{ score: WEIGHT.experience, reason: { kind: 'experience', years } }] : [];
}
