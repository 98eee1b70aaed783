import {
  type Evidence,
  EVIDENCE_LONGEST,
  EVIDENCE_MOST,
  GAPS,
  type Gap,
  type Requirement,
  REQUIREMENT_KINDS,
  REQUIREMENTS_MOST,
  VERDICTS,
} from '../../../contract/applicant-analysis.ts';
import type { Applied, AppliedLine, JobAd, Proposal } from './analysis.ts';
import { demandsProtected, statesProtected } from './protected.ts';

const LONGEST_REQUIREMENT = 300;
const SHORTEST_QUOTE = 2;

/** Normalizes whitespace for comparison: text broken into lines on a page is one text. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Consecutive lines of a section, because a quote may span lines. */
function passagesOf(lines: readonly AppliedLine[]): AppliedLine[][] {
  const passages: AppliedLine[][] = [];
  for (const line of lines) {
    const last = passages.at(-1);
    if (last && last[0]?.source === line.source && last[0].section === line.section) last.push(line);
    else passages.push([line]);
  }
  return passages;
}

/** Where a quote appears word for word; null if it doesn't. The first place counts. */
export function located(quote: string, lines: readonly AppliedLine[]): Evidence | null {
  const words = inOneLine(quote);
  if (words.length < SHORTEST_QUOTE || words.length > EVIDENCE_LONGEST || statesProtected(words)) return null;
  for (const passage of passagesOf(lines)) {
    const whole = passage.map(({ text }) => inOneLine(text));
    const at = whole.join(' ').indexOf(words);
    if (at < 0) continue;
    let end = 0;
    const line = passage[whole.findIndex((text) => at < (end += text.length + 1))] ?? passage[0];
    if (line) return { source: line.source, section: line.section, page: line.page, quote: words };
  }
  return null;
}

const oneOf = <T extends string>(among: readonly T[], given: string): T | undefined => among.find((one) => one === given);
const years = (count: number | null | undefined): number | null =>
  typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= 60 ? count : null;

function gapOf(given: Proposal['gap'], text: string): Gap {
  const code = oneOf(GAPS, given?.code ?? '') ?? 'partOnly';
  const part = inOneLine(given?.part ?? '');
  const isYears = code === 'fewerYears' || code === 'otherField';
  return {
    code: code === 'notShown' ? 'partOnly' : code,
    part: part !== '' && part !== text && text.includes(part) ? part : null,
    have: isYears ? years(given?.have) : null,
    need: isYears ? years(given?.need) : null,
  };
}

/**
 * The verifiable part of an analyzer's proposals, whoever made them. A requirement must appear word for word in the ad, and a quote in the
 * application. A verdict of met without such a quote becomes "not found". Protected characteristics are dropped. The analyzer's own words are never
 * shown, so instructions hidden in a resume reach nobody.
 */
export function verified(proposals: readonly Proposal[], ad: JobAd, { lines }: Pick<Applied, 'lines'>): Requirement[] {
  const texts = [...ad.fields.map(({ text }) => text), ...ad.lines.map(({ text }) => text)].map(inOneLine);
  const seen = new Set<string>();
  const held = proposals.flatMap((proposal): Requirement[] => {
    const text = inOneLine(proposal.text);
    const kind = oneOf(REQUIREMENT_KINDS, proposal.kind);
    const verdict = oneOf(VERDICTS, proposal.verdict);
    if (!kind || kind === 'eligibility' || !verdict || text.length < 2 || text.length > LONGEST_REQUIREMENT) return [];
    if (!texts.some((one) => one.includes(text)) || demandsProtected(text)) return [];
    const key = `${kind} ${text.toLocaleLowerCase('und')}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const found = verdict === 'notFound' ? [] : proposal.quotes.flatMap((quote) => located(quote, lines) ?? []);
    const evidence = [...new Map(found.map((one) => [one.quote, one])).values()].slice(0, EVIDENCE_MOST);
    if (evidence.length === 0) return [{ kind, text, verdict: 'notFound', evidence, gap: { code: 'notShown', part: null, have: null, need: null } }];
    return [{ kind, text, verdict, evidence, gap: verdict === 'met' ? null : gapOf(proposal.gap, text) }];
  });
  return held.slice(0, REQUIREMENTS_MOST);
}
