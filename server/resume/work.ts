import { entriesOf, type Entry } from './entries.ts';
import { withLabels } from './forms.ts';
import { descriptionOf } from './description.ts';
import type { Found } from '../../contract/resume-sync.ts';
import type { WorkEntry } from '../../contract/resume-document.ts';
import { withoutBullet, type Line } from './layout/line.ts';
import { withWholeTimes } from './rirekisho.ts';
import { inSlots, slotsOf } from './slots.ts';
import { byComma, tokensOf, type Token } from './tokens.ts';
import { organisationScore, titleScore } from './words/jobs.ts';
import { labelled } from './words/labels.ts';
import { isTown } from './words/places.ts';

interface Draft {
  title: Token | null;
  company: Token | null;
  entry: Entry;
  /** The only text of the head, where a comma was taken for what parts title and company. */
  whole: Token | null;
  /** How sure the words were which is which. */
  margin: number;
  used: Line[];
}

/** The work experience of a section, in its order. */
export function readWork(lines: readonly Line[]): Found<WorkEntry>[] {
  const entries = entriesOf(withLabels(withWholeTimes(lines))).map(withNames);
  const order = orderOf(entries);
  // Where every head of two pieces stands over a name, the names are the companies.
  const parted = entries.filter((entry) => wholeOf(entry) !== null);
  const named = parted.filter((entry) => companyUnder(entry) !== null);
  const isUnder = entries.some(hasCompanyUnder) || (parted.length > 1 && named.length === entries.length);
  const drafts = withoutGroups(bySlots(entries.map((entry) => draftOf(entry, order, isUnder))));
  return drafts.filter(({ title, company, entry }) => (title && company) || (entry.span && (title || company))).map(toFound);
}

/** A record that begins with its date alone has its names below it. */
function withNames(entry: Entry): Entry {
  const [first, ...below] = entry.below;
  return first && below.length > 0 && tokensOf(entry.head).length === 0 ? { ...entry, head: [...entry.head, first], below } : entry;
}

/** Of records whose words are not known, what stands where all the others keep their titles and companies. */
function bySlots(drafts: readonly Draft[]): Draft[] {
  const isKnown = (draft: Draft): draft is Draft & { title: Token; company: Token } =>
    draft.title !== null && draft.company !== null && titleScore(draft.title.text) > 0;
  const slots = slotsOf(drafts.filter(isKnown));
  if (slots === null) return [...drafts];
  return drafts.map((draft) => {
    const isUnknown = tokensOf([...draft.entry.head, ...draft.entry.below]).every(({ text }) => titleScore(text) === 0);
    const found = isUnknown ? inSlots(draft.entry, slots) : null;
    return found ? { ...draft, ...found, whole: null, margin: 1, used: [...new Set([...draft.entry.head, found.title.line, found.company.line])] } : draft;
  });
}

/** Whether titles stand before companies here: by the records whose words leave no doubt. */
function orderOf(entries: readonly Entry[]): number {
  let votes = 0;
  for (const entry of entries) {
    const [a, b] = candidatesOf(entry, false).tokens;
    if (a && b) votes += Math.sign(leaning(a.text) - leaning(b.text));
  }
  return Math.sign(votes);
}

/** Positive for a title, negative for a company. */
const leaning = (text: string): number => titleScore(text) - organisationScore(text) * 1.2;

function candidatesOf(entry: Entry, withBelow: boolean): { tokens: Token[]; used: Line[] } {
  const used = withBelow ? [...entry.head, ...entry.below] : entry.head;
  const tokens = tokensOf(used);
  const [only] = tokens;
  const pieces = tokens.length === 1 && only ? byComma(only.text).map((text) => ({ text, line: only.line })) : tokens;
  return { tokens: pieces, used };
}

const NAMED =
  /^(?:(?!\p{Ll})\S+|\p{Ll}\p{Lu}\S*|\p{Ll}+\.\p{Ll}+|of|the|and|for|de|da|do|dos|das|del|la|las|los|el|y|e|em|en|di|dan|ve|und|et|des|du|le|at|in|on|by|van|von|der|bin|binti|plc|ltd|inc|llc|gmbh|co)(?:\s+(?:(?!\p{Ll})\S+|\p{Ll}\p{Lu}\S*|\p{Ll}+\.\p{Ll}+|of|the|and|for|de|da|do|dos|das|del|la|las|los|el|y|e|em|en|di|dan|ve|und|et|des|du|le|at|in|on|by|van|von|der|bin|binti|plc|ltd|inc|llc|gmbh|co)){0,8}$/u;

const isNamed = ({ text }: Token): boolean => NAMED.test(text) || (titleScore(text) > 0 && text.split(' ').length <= 4);

/** The first name in the line below a head, unless it is a title. */
function companyUnder({ below: [under] }: Entry): Token | null {
  const [first] = under ? tokensOf([under]) : [];
  return first && NAMED.test(first.text) && titleScore(first.text) <= organisationScore(first.text) ? first : null;
}

/** A head that says a title and no more, over a name: so this document keeps it. */
function hasCompanyUnder(entry: Entry): boolean {
  const [only, more] = tokensOf(entry.head);
  return only !== undefined && more === undefined && byComma(only.text).length === 1 && titleScore(only.text) > 0 && companyUnder(entry) !== null;
}

/** The head in one piece, where nothing but a dash or a comma parts it: "Engineer – Water and Drainage". */
function wholeOf({ head }: Entry): Token | null {
  const [a, b, more] = tokensOf(head);
  if (!a || more || (b && b.line !== a.line)) return null;
  if (!b) return byComma(a.text).length > 1 ? a : null;
  const cell = a.line.cells.find(({ text }) => text.includes(a.text) && text.includes(b.text));
  const [from, to] = [cell?.text.indexOf(a.text) ?? -1, cell?.text.lastIndexOf(b.text) ?? -1];
  if (!cell || from < 0 || to < from || cell.parts.filter(({ text }) => /\p{L}{2}/u.test(text)).length > 1) return null;
  return /^\s+[–—-]\s+$/u.test(cell.text.slice(from + a.text.length, to)) ? { text: cell.text.slice(from, to + b.text.length), line: a.line } : null;
}

function draftOf(entry: Entry, order: number, isUnder: boolean): Draft {
  const named = labelsOf([...entry.head, ...entry.body]);
  if (named.title || named.company) return { ...completed(named, entry), entry, whole: null, margin: 3 };
  const [under] = entry.below;
  const whole = tokensOf(entry.head);
  // "Engineering Manager, Payments" over a line of the company's is a title with a comma.
  if (whole.length === 1 && under?.isStrong) {
    const both = [...whole, ...tokensOf([under])];
    if (both.length > 1) return { ...assign(both, order), entry, whole: null, used: [...entry.head, under] };
  }
  const parted = wholeOf(entry);
  const company = parted && companyUnder(entry);
  if (company && entry.below[0] && (isUnder || organisationScore(company.text) > 0)) {
    const [title = '', ...others] = parted.text.split(/(?<!\s)\s+[–—-]\s+|,\s+/u);
    if (titleScore(title) > 0 && others.every((text) => organisationScore(text) === 0))
      return { title: parted, company, entry, whole: null, margin: 2, used: [...entry.head, entry.below[0]] };
  }
  const above = candidatesOf(entry, false);
  const isEnough = above.tokens.length >= 2 && above.tokens.some(({ text }) => titleScore(text) > 0);
  const { tokens, used } = isEnough || entry.below.length === 0 ? above : withBelow(entry, above);
  const isCut = whole.length === 1 && tokens.length > 1 && tokens.every(({ line }) => line === whole[0]?.line);
  return { ...assign(tokens, order), entry, used, whole: isCut ? (whole[0] ?? null) : null };
}

/** Where a label says only one of the two, the other is the head's own text. */
function completed({ title, company }: Pick<Draft, 'title' | 'company'>, entry: Entry): Pick<Draft, 'title' | 'company' | 'used'> {
  const [other] = tokensOf(entry.head).filter(({ text, line }) => line !== title?.line && line !== company?.line && labelled(text) === null);
  const both = { title: title ?? other ?? null, company: company ?? other ?? null };
  return { ...both, used: [both.title, both.company].flatMap((token) => (token ? [token.line] : [])) };
}

/** Lines below the date, as many as are needed to have both a title and a company. */
function withBelow({ below: all, ...rest }: Entry, above: ReturnType<typeof candidatesOf>): ReturnType<typeof candidatesOf> {
  const entry = { ...rest, below: all.filter(({ text }) => !isTown(text) || organisationScore(text) > 0) };
  for (let count = 1; count <= entry.below.length; count += 1) {
    const tried = candidatesOf({ ...entry, below: entry.below.slice(0, count) }, true);
    const best = assign(tried.tokens, 0);
    if (best.title && best.company && titleScore(best.title.text) > 0 && isNamed(best.company)) return tried;
  }
  const first = candidatesOf({ ...entry, below: entry.below.slice(0, 1) }, true);
  return above.tokens.length < 2 && first.tokens.every(isNamed) ? first : above;
}

/** "Position: Cook | Company: Larch & Sons": each with its label. */
function labelledPieces(text: string): string[] {
  const pieces = text.split(/(?<!\s)\s+[|¦•·;/–—-]\s+|;\s+|,\s+(?=\p{L}[^:：,]{1,24}[:：])/u);
  return pieces.length > 1 && pieces.filter((piece) => labelled(piece) !== null).length > 1 ? pieces : [text];
}

function labelsOf(lines: readonly Line[]): Pick<Draft, 'title' | 'company'> {
  const found: Pick<Draft, 'title' | 'company'> = { title: null, company: null };
  for (const line of lines) {
    for (const cell of line.cells) {
      for (const piece of labelledPieces(withoutBullet(cell.text))) {
        const said = labelled(piece);
        if (said?.label === 'title') found.title ??= { text: said.value, line };
        if (said?.label === 'company') found.company ??= { text: said.value, line };
      }
    }
  }
  return found;
}

/** The best pair of title and company among the pieces; `order` (1: title first) decides where the words do not. */
function assign(tokens: readonly Token[], order: number): Pick<Draft, 'title' | 'company' | 'margin'> {
  const [only, second] = tokens;
  if (!only) return { title: null, company: null, margin: 0 };
  if (!second) return leaning(only.text) > 0 ? { title: only, company: null, margin: 1 } : { title: null, company: only, margin: 0.5 };
  let best: { i: number; j: number; score: number } | null = null;
  let runnerUp = -Infinity;
  for (const i of tokens.keys()) {
    for (const j of tokens.keys()) {
      if (i === j || i > 3 || j > 3) continue;
      const byOrder = Math.sign(j - i) * order * 0.6;
      const score = leaning(tokens[i]?.text ?? '') - leaning(tokens[j]?.text ?? '') + byOrder - (i + j) * 0.35;
      if (!best || score > best.score) {
        runnerUp = best?.score ?? runnerUp;
        best = { i, j, score };
      } else runnerUp = Math.max(runnerUp, score);
    }
  }
  const { i, j, score } = best as { i: number; j: number; score: number };
  return { title: tokens[i] as Token, company: tokens[j] as Token, margin: score - runnerUp };
}

/**
 * Several positions under one company: the company's own line is not a record, and its name holds for what follows. Where that line has a span of its
 * own, it holds for all within it, and a comma in a position is part of it.
 */
function withoutGroups(drafts: readonly Draft[]): Draft[] {
  const kept: Draft[] = [];
  let company: Token | null = null;
  let group: Draft | null = null;
  for (const [index, draft] of drafts.entries()) {
    const next = drafts[index + 1];
    const isGroup = draft.company && !draft.title && next?.title && (!next.company || (next.whole !== null && isWithin(next, draft)));
    if (group && !isWithin(draft, group)) group = null;
    if (isGroup) {
      group = draft.entry.span ? draft : null;
      ({ company } = draft);
      continue;
    }
    if (group && draft.whole) {
      kept.push({ ...draft, title: draft.whole, company: group.company });
      continue;
    }
    if (draft.company) company = goesOnBelow(draft) ? draft.company : null;
    kept.push(draft.company || !draft.title || !isBare(draft) ? draft : { ...draft, company });
  }
  return kept;
}

/** A company on a line of its own above its first position may have more of them below. */
const goesOnBelow = ({ title, company, entry: { head } }: Draft): boolean =>
  title !== null && company !== null && head.includes(company.line) && head.indexOf(company.line) < head.indexOf(title.line);

/** Nothing but a title and its dates: what else stands there may be the company, though it was not understood. */
const isBare = ({ title, entry: { head, below } }: Draft): boolean =>
  tokensOf(head).every(({ line }) => line === title?.line) &&
  !below.some((line) => !isTown(line.text) && tokensOf([line]).some(({ text }) => NAMED.test(text)));

/** Whether one record's time lies within another's; unknown ends are today. */
function isWithin({ entry: { span: inner } }: Draft, { entry: { span: outer } }: Draft): boolean {
  if (!inner?.start || !outer?.start) return false;
  return inner.start >= outer.start && (outer.isCurrent || (!inner.isCurrent && (inner.end ?? '') <= (outer.end ?? '')));
}

const PART_OF_IT = /\b(department|dept|division|office|faculty|school|team|unit|section|branch|group)\b/i;

/** "Klinik Harmoni, Klang": a town that is not known, behind a name of several words or of an organisation. */
function withoutTown(text: string): string {
  const [name = '', town = '', ...more] = byComma(text);
  const isTown = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(town) && organisationScore(town) === 0 && titleScore(town) === 0;
  return more.length === 0 && isTown && !PART_OF_IT.test(name) && (name.includes(' ') || organisationScore(name) > 0) ? name : text;
}

function toFound({ title, company, entry, margin, used }: Draft): Found<WorkEntry> {
  const { span } = entry;
  const confidence = 0.4 + (title && company ? 0.2 : 0) + (span?.isRange ? 0.2 : span ? 0.1 : 0) + Math.min(0.18, Math.max(0, margin) * 0.06);
  const lines = [...new Set([...used, ...entry.head])];
  const body = entry.body.filter((line) => !used.includes(line));
  return {
    value: {
      job_title: title?.text ?? '',
      company_name: withoutTown(company?.text ?? ''),
      industry: '',
      start_date: span?.start ?? (span && !span.isRange ? span.end : null),
      end_date: span?.isCurrent ? null : (span?.end ?? null),
      is_present: span?.isCurrent ?? false,
      description: descriptionOf(body),
    },
    confidence: Math.round(Math.min(confidence, 0.99) * 100) / 100,
    lines: lines.map(({ page, text }) => ({ page, text })),
  };
}
