import { languageIn, proficiencyIn } from '../../../../resume/words/spoken-languages.ts';
import { PROFICIENCIES } from '../../../../../contract/profile.ts';
import type { AnalysisTask, Applied, AppliedLine, Proposal, QuotedLicense } from '../../analysis.ts';
import type { Asked } from './asked.ts';
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
/** Of how many words of a requirement a line must hold so that it is about the same thing. */
const HALF = 0.5;

/** Words against words: all of them in one line, or at least half. */
function byWords({ text }: Asked, { lines }: Held): Verdict {
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

/** Years of work in what the requirement names, else years of work in all. */
function byYears(asked: Asked, held: Held): Verdict {
  const { works } = held.applied;
  const need = asked.years ?? 0;
  const field = tellingTerms(withoutYears(asked.about));
  const inField = field.length === 0 ? works : works.filter(({ text }) => names(text, field));
  const counted = inField.length > 0 ? inField : works;
  const have = yearsOf(counted, held.month);
  const lines = counted.map(({ line }) => line);
  if (works.length === 0) {
    const said = held.lines.find(({ line }) => (yearsIn(line.text) ?? 0) > 0)?.line;
    const told = said && yearsIn(said.text);
    if (!said || !told) return notFound;
    return told >= need ? met(said) : partly({ code: 'fewerYears', have: told, need }, said);
  }
  if (inField.length === 0) return partly({ code: 'otherField', have, need }, ...lines);
  return have >= need ? met(...lines) : partly({ code: 'fewerYears', have, need }, ...lines);
}

/** Words of a degree, which name no field of study. */
const OF_DEGREES = /\b(?:bachelor['’]?s?|master['’]?s?|doctorate|phd|college|university|education|high school|science|arts|of|in|or|any|course)\b/giu;

function byLevel(asked: Asked, { applied: { studies } }: Held): Verdict {
  const need = asked.level ?? levelIn(asked.text) ?? 0;
  const field = tellingTerms(asked.about.replace(OF_DEGREES, ' '));
  const known = studies.filter(({ level }) => level !== null);
  const high = known.filter(({ level }) => (level ?? 0) >= need);
  const fitting = high.find(({ text }) => field.length === 0 || names(text, field));
  if (fitting) return met(fitting.line);
  if (high[0]) return partly({ code: 'otherField' }, high[0].line);
  const highest = known.toSorted((one, other) => (other.level ?? 0) - (one.level ?? 0))[0];
  return highest ? partly({ code: 'lowerLevel' }, highest.line) : notFound;
}

const stepOf = (proficiency: (typeof PROFICIENCIES)[number] | null): number => (proficiency === null ? 0 : PROFICIENCIES.indexOf(proficiency) + 1);

function byLanguage(asked: Asked, held: Held): Verdict {
  const language = languageIn(asked.text);
  const spoken = held.applied.languages.filter(({ code }) => code === language?.code);
  if (spoken.length === 0) {
    // Elsewhere it is named as what one speaks, not as what one dealt with: "fluent in Japanese".
    const said = held.lines.find(({ line }) => line.section !== 'work' && languageIn(line.text)?.code === language?.code && proficiencyIn(line.text) !== null);
    return said ? met(said.line) : notFound;
  }
  const need = stepOf(proficiencyIn(asked.text));
  const best = spoken.toSorted((one, other) => stepOf(other.proficiency) - stepOf(one.proficiency))[0];
  // Without a level it is named, which is what was asked for unless a level was.
  if (!best || (best.proficiency !== null && stepOf(best.proficiency) < need))
    return partly({ code: 'lowerLevel' }, ...spoken.slice(0, 1).map(({ line }) => line));
  return met(best.line);
}

const isOf = (wanted: ReturnType<typeof tellingTerms>) => (licence: QuotedLicense) => names(licence.name, wanted);

function byLicence(asked: Asked, held: Held): Verdict {
  const wanted = tellingTerms(asked.text).filter(
    ({ word }) => !/^(?:licen[cs]ed?|licenses|licences|certified|certificate|certification|professional)$/.test(word),
  );
  const own = held.applied.licences.filter(isOf(wanted));
  const good = own.find(({ isExpired }) => !isExpired);
  if (good) return met(good.line);
  if (own[0]) return partly({ code: 'expired' }, own[0].line);
  return byWords(asked, held);
}

/** One's place is where one says one is, or would like to work. */
function byPlace(asked: Asked, { lines }: Held): Verdict {
  const said = lines.filter(({ line }) => line.section === 'location');
  for (const name of [asked.text, ...asked.names]) {
    const wanted = tellingTerms(name);
    const best = bestLines(wanted, said);
    if (best.lines[0] && best.found.length === wanted.length) return met(best.lines[0]);
  }
  return notFound;
}

const JUDGES: Partial<Record<Asked['kind'], (asked: Asked, held: Held) => Verdict>> = {
  experience: byYears,
  education: byLevel,
  language: byLanguage,
  licence: byLicence,
  location: byPlace,
};

/** One requirement held against an application. */
export function judged(asked: Asked, held: Held): Proposal {
  const judge = JUDGES[asked.kind] ?? byWords;
  return { kind: asked.kind, text: asked.text, ...judge(asked, held) };
}
