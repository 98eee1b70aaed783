import type { LanguageTag } from '../../../../contract/languages.ts';
import { reason, type Reason } from '../ads/reason.ts';
import { question, type Question, type Setting } from '../ads/role.ts';

/** A text, or texts by country with "" for the others. */
export type ByCountry = string | Record<string, string>;

/** The ad texts of a language: what all ads share, and what each kind of work adds. */
export interface PackSource {
  tag: LanguageTag;
  /** Separates sentences. */
  gap: string;
  /** Separates a name from its value. */
  colon: string;
  /** Ends a sentence made from a list item. */
  stop: string;
  headings: Record<'about' | 'company' | 'duties' | 'needs' | 'offer', readonly string[]>;
  facts: { place: string; schedule: string; type: string };
  openers: readonly string[];
  /** A company's description of itself: {company} {industry} {seat} {since} {people}. */
  about: readonly string[];
  /** Its trade by industry, for when the industry's name doesn't fit into a sentence. */
  trades?: readonly string[];
  /** The same for nonprofits. */
  aboutNonProfit: readonly string[];
  sizes: readonly string[];
  lead: readonly string[];
  senior: readonly string[];
  /** By xp_lvls id. Levels 4 to 7 may differ, and the rest may be empty. */
  experience: Record<number, readonly string[]>;
  degrees: Record<number, string>;
  benefits: Record<number, ByCountry>;
  schedules: Record<'desk' | 'shift' | 'plant' | 'out', readonly string[]>;
  arrangement: { hybrid: string; remote: string };
  closings: readonly string[];
  /** Ways to say "n days", by number, if the language has special forms. */
  promise?: Record<number, string>;
  external: string;
  /** Ways to write a title above an ad; {title}. The place is on the next line. */
  headlines: readonly string[];
  partTime: string;
  /** Names of functions, comma-separated, with lines marked w (why, as `reason` reads it), d (duty), n (need), s (skills), q (question); "d[Security]" is for that function only, "d[hk]" for that country. */
  roles: Record<string, string>;
}

export interface NativeRole {
  why: Reason[];
  /** Specific to this function or country, so always included. */
  ownDuties: string[];
  duties: string[];
  needs: string[];
  skills: string[];
  questions: Question[];
}

export const SCHEDULE_OF: Record<Setting, keyof PackSource['schedules']> = {
  office: 'desk',
  screen: 'desk',
  lab: 'desk',
  school: 'desk',
  calls: 'shift',
  ward: 'shift',
  kitchen: 'shift',
  floor: 'shift',
  plant: 'plant',
  site: 'out',
  road: 'out',
  field: 'out',
};

/** Parses the marked lines of a role for a function in a country. */
export function nativeRole(text: string, functionName: string, code: string): NativeRole {
  const lines = text.split('\n').flatMap((line) => {
    const found = /^([a-z])(?:\[([^\]]+)\])? (.+)$/.exec(line.trim());
    return found && [undefined, functionName, code].includes(found[2]) ? [{ mark: found[1], isOwn: found[2] !== undefined, text: found[3] ?? '' }] : [];
  });
  const marked = (mark: string) => lines.filter((line) => line.mark === mark).map((line) => line.text);
  return {
    why: marked('w').map(reason),
    ownDuties: lines.filter((line) => line.mark === 'd' && line.isOwn).map((line) => line.text),
    duties: lines.filter((line) => line.mark === 'd' && !line.isOwn).map((line) => line.text),
    needs: marked('n'),
    skills: marked('s').flatMap((line) => line.split(/[,、]\s*/)),
    questions: marked('q').map(question),
  };
}
