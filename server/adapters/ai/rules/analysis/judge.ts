import { languageIn, proficiencyIn } from '../../../../resume/words/spoken-languages.ts';
import { PROFICIENCIES } from '../../../../../contract/profile.ts';
import type { AnalysisTask, Applied, AppliedLine, Proposal, QuotedLicense } from '../../analysis.ts';
import type { Requirement } from './requirements.ts';
import { levelIn } from './levels.ts';
import { bestLines, type IndexedLine, names, partWithout, quoteOf, spared, tellingTerms } from './telling.ts';
import { withoutYears, yearsIn, yearsOf } from './years.ts';

export interface Held {
  applied: Applied;
  lines: readonly IndexedLine[];
  month: AnalysisTask['month'];
}

type Verdict = Omit<Proposal, 'kind' | 'text'>;
const notFound: Verdict = { verdict: 'notFound', quotes: [], gap: null };
const met = (...lines: AppliedLine[]): Verdict => ({ verdict: 'met', quotes: lines.map((line) => quoteOf(line)), gap: null });
const partly = (gap: NonNullable<Proposal['gap']>, ...lines: AppliedLine[]): Verdict => ({
  verdict: 'partly',
  quotes: lines.map((line) => quoteOf(line)),
  gap,
});
/** The share of a requirement's words that a line must contain to be about the same thing. */
const HALF = 0.5;

/** Compares words: all of them in one line, or at least half. */
function byWords({ text }: Requirement, { lines }: Held): Verdict {
  const wanted = tellingTerms(text);
  const best = bestLines(wanted, lines);
  const quotes = best.lines.map((line) => quoteOf(line, wanted));
  if (wanted.length === 0 || best.found.length === 0) return notFound;
  const free = spared(text, best.found);
  const needed = wanted.filter(({ word }) => !free.has(word));
  if (needed.every((term) => best.found.includes(term))) return { verdict: 'met', quotes, gap: null };
  if (best.found.length / needed.length < HALF) return notFound;
  return { verdict: 'partly', quotes, gap: { code: 'partOnly', part: partWithout(text, best.found) } };
}

/** Years of work in the requirement's field, or else years of work in total. */
function byYears(requirement: Requirement, held: Held): Verdict {
  const { works } = held.applied;
  const need = requirement.years ?? 0;
  const field = tellingTerms(withoutYears(requirement.about));
  const inField = field.length === 0 ? works : works.filter(({ text }) => names(text, field));
  const counted = inField.length > 0 ? inField : works;
  const have = yearsOf(counted, held.month);
  const lines = counted.map(({ line }) => line);
  if (works.length === 0) {
    const stated = held.lines.find(({ line }) => (yearsIn(line.text) ?? 0) > 0)?.line;
    const years = stated && yearsIn(stated.text);
    if (!stated || !years) return notFound;
    return years >= need ? met(stated) : partly({ code: 'fewerYears', have: years, need }, stated);
  }
  if (inField.length === 0) return partly({ code: 'otherField', have, need }, ...lines);
  return have >= need ? met(...lines) : partly({ code: 'fewerYears', have, need }, ...lines);
}

/** Words of a degree that don't name a field of study. */
const OF_DEGREES = /\b(?:bachelor['’]?s?|master['’]?s?|doctorate|phd|college|university|education|high school|science|arts|of|in|or|any|course)\b/giu;

function byLevel(requirement: Requirement, { applied: { studies } }: Held): Verdict {
  const need = requirement.level ?? levelIn(requirement.text) ?? 0;
  const field = tellingTerms(requirement.about.replace(OF_DEGREES, ' '));
  const known = studies.filter(({ level }) => level !== null);
  const high = known.filter(({ level }) => (level ?? 0) >= need);
  const fitting = high.find(({ text }) => field.length === 0 || names(text, field));
  if (fitting) return met(fitting.line);
  if (high[0]) return partly({ code: 'otherField' }, high[0].line);
  const highest = known.toSorted((one, other) => (other.level ?? 0) - (one.level ?? 0))[0];
  return highest ? partly({ code: 'lowerLevel' }, highest.line) : notFound;
}

const stepOf = (proficiency: (typeof PROFICIENCIES)[number] | null): number => (proficiency === null ? 0 : PROFICIENCIES.indexOf(proficiency) + 1);

function byLanguage(requirement: Requirement, held: Held): Verdict {
  const language = languageIn(requirement.text);
  const spoken = held.applied.languages.filter(({ code }) => code === language?.code);
  if (spoken.length === 0) {
    // Outside work experience, a language is one the person speaks, not one they dealt with: "fluent in Japanese".
    const stated = held.lines.find(
      ({ line }) => line.section !== 'work' && languageIn(line.text)?.code === language?.code && proficiencyIn(line.text) !== null,
    );
    return stated ? met(stated.line) : notFound;
  }
  const need = stepOf(proficiencyIn(requirement.text));
  const best = spoken.toSorted((one, other) => stepOf(other.proficiency) - stepOf(one.proficiency))[0];
  // A language without a level meets a requirement without one.
  if (!best || (best.proficiency !== null && stepOf(best.proficiency) < need))
    return partly({ code: 'lowerLevel' }, ...spoken.slice(0, 1).map(({ line }) => line));
  return met(best.line);
}

const isOf = (wanted: ReturnType<typeof tellingTerms>) => (licence: QuotedLicense) => names(licence.name, wanted);

function byLicence(requirement: Requirement, held: Held): Verdict {
  const wanted = tellingTerms(requirement.text).filter(
    ({ word }) => !/^(?:licen[cs]ed?|licenses|licences|certified|certificate|certification|professional)$/.test(word),
  );
  const own = held.applied.licences.filter(isOf(wanted));
  const good = own.find(({ isExpired }) => !isExpired);
  if (good) return met(good.line);
  if (own[0]) return partly({ code: 'expired' }, own[0].line);
  return byWords(requirement, held);
}

/** A person's place is where they say they are, or would like to work. */
function byPlace(requirement: Requirement, { lines }: Held): Verdict {
  const stated = lines.filter(({ line }) => line.section === 'location');
  for (const name of [requirement.text, ...requirement.names]) {
    const wanted = tellingTerms(name);
    const best = bestLines(wanted, stated);
    if (best.lines[0] && best.found.length === wanted.length) return met(best.lines[0]);
  }
  return notFound;
}

const JUDGES: Partial<Record<Requirement['kind'], (asked: Requirement, held: Held) => Verdict>> = {
  experience: byYears,
  education: byLevel,
  language: byLanguage,
  licence: byLicence,
  location: byPlace,
};

/** The verdict on one requirement. */
export function judged(requirement: Requirement, held: Held): Proposal {
  const judge = JUDGES[requirement.kind] ?? byWords;
  return { kind: requirement.kind, text: requirement.text, ...judge(requirement, held) };
}
