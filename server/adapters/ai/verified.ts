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
import { asksProtected, tellsProtected } from './protected.ts';

const LONGEST_REQUIREMENT = 300;
const SHORTEST_QUOTE = 2;

/** As texts are held against each other: what a page breaks into lines is one text. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Lines of one section one after the other: a quote may run over the end of a line. */
function passagesOf(lines: readonly AppliedLine[]): AppliedLine[][] {
  const passages: AppliedLine[][] = [];
  for (const line of lines) {
    const last = passages.at(-1);
    if (last && last[0]?.source === line.source && last[0].section === line.section) last.push(line);
    else passages.push([line]);
  }
  return passages;
}

/** Where a quote stands word for word; null where it does not. The first place counts. */
export function located(quote: string, lines: readonly AppliedLine[]): Evidence | null {
  const words = inOneLine(quote);
  if (words.length < SHORTEST_QUOTE || words.length > EVIDENCE_LONGEST || tellsProtected(words)) return null;
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
 * What of an analyst's proposals holds, whoever made them. A requirement stands word for word in the ad, a quote word for word in what was sent; what
 * says that something is met and has no such quote left is "not found". What nobody may be chosen by is dropped. Nothing is said in words of the
 * analyst's own, so whoever hides instructions in a resume reaches nobody with them.
 */
export function verified(proposals: readonly Proposal[], ad: JobAd, { lines }: Pick<Applied, 'lines'>): Requirement[] {
  const asked = [...ad.fields.map(({ text }) => text), ...ad.lines.map(({ text }) => text)].map(inOneLine);
  const seen = new Set<string>();
  const held = proposals.flatMap((proposal): Requirement[] => {
    const text = inOneLine(proposal.text);
    const kind = oneOf(REQUIREMENT_KINDS, proposal.kind);
    const verdict = oneOf(VERDICTS, proposal.verdict);
    if (!kind || kind === 'eligibility' || !verdict || text.length < 2 || text.length > LONGEST_REQUIREMENT) return [];
    if (!asked.some((one) => one.includes(text)) || asksProtected(text)) return [];
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
