import type { Entry } from './entries.ts';
import type { Line } from './layout/line.ts';
import { labeledWork } from './labeled-work.ts';
import { isNameOrTitle, isProperName } from './proper-names.ts';
import { assign, candidatesOf, type Candidates, type TitleAndCompany } from './title-and-company.ts';
import { byComma, tokensOf, type Token } from './tokens.ts';
import { organizationScore, titleScore } from './words/jobs.ts';
import { labeled } from './words/labels.ts';
import { isTown } from './words/places.ts';

/** A job as understood from its record alone, before others are compared with it. */
export interface WorkDraft extends TitleAndCompany {
  entry: Entry;
  /** The only text of the head, if a comma was taken for the separator of title and company. */
  whole: Token | null;
  /** How certain the words were which is which. */
  margin: number;
  used: Line[];
}

/** The score of a word that occurs in names of organizations, but also of fields of work: "Food and Beverage". */
const WORD = 2;

/** The first name in the line below a head, unless it is a title. */
export function companyUnder({ below: [under] }: Entry): Token | null {
  const [first] = under ? tokensOf([under]) : [];
  return first && isProperName(first.text) && titleScore(first.text) <= organizationScore(first.text) ? first : null;
}

/** A head that is only a title, above a name: this document's way to write records. */
export function hasCompanyUnder(entry: Entry): boolean {
  const [only, more] = tokensOf(entry.head);
  return only !== undefined && more === undefined && byComma(only.text).length === 1 && titleScore(only.text) > 0 && companyUnder(entry) !== null;
}

/** The head as a whole, if only a dash or a comma splits it: "Engineer – Water and Drainage". */
export function wholeHead({ head }: Entry): Token | null {
  const [a, b, more] = tokensOf(head);
  if (!a || more || (b && b.line !== a.line)) return null;
  if (!b) return byComma(a.text).length > 1 ? a : null;
  const cell = a.line.cells.find(({ text }) => text.includes(a.text) && text.includes(b.text));
  const [from, to] = [cell?.text.indexOf(a.text) ?? -1, cell?.text.lastIndexOf(b.text) ?? -1];
  if (!cell || from < 0 || to < from || cell.parts.filter(({ text }) => /\p{L}{2}/u.test(text)).length > 1) return null;
  return /^\s+[–—-]\s+$/u.test(cell.text.slice(from + a.text.length, to)) ? { text: cell.text.slice(from, to + b.text.length), line: a.line } : null;
}

/**
 * @param order positive if titles come before companies
 * @param isUnder whether this document has companies below titles
 */
export function draftOf(entry: Entry, order: number, isUnder: boolean): WorkDraft {
  const named = labeledWork([...entry.head, ...entry.body]);
  if (named.title || named.company) return { ...completed(named, entry), entry, whole: null, margin: 3 };
  const [under] = entry.below;
  const whole = tokensOf(entry.head);
  // "Engineering Manager, Payments" above a line with the company is a title with a comma.
  if (whole.length === 1 && under?.isStrong) {
    const both = [...whole, ...tokensOf([under])];
    if (both.length > 1) return { ...assign(both, order), entry, whole: null, used: [...entry.head, under] };
  }
  const parted = wholeHead(entry);
  const company = parted && companyUnder(entry);
  if (company && entry.below[0] && (isUnder || organizationScore(company.text) > 0)) {
    const [title = '', ...others] = parted.text.split(/(?<!\s)\s+[–—-]\s+|,\s+/u);
    if (titleScore(title) > 0 && others.every((text) => organizationScore(text) <= (isUnder ? WORD : 0)))
      return { title: parted, company, entry, whole: null, margin: 2, used: [...entry.head, entry.below[0]] };
  }
  const above = candidatesOf(entry, false);
  const isEnough = above.tokens.length >= 2 && above.tokens.some(({ text }) => titleScore(text) > 0);
  const { tokens, used } = isEnough || entry.below.length === 0 ? above : withBelow(entry, above);
  const isCut = whole.length === 1 && tokens.length > 1 && tokens.every(({ line }) => line === whole[0]?.line);
  return { ...assign(tokens, order), entry, used, whole: isCut ? (whole[0] ?? null) : null };
}

/** If a label names only one of the two, the other is the head's own text. */
function completed({ title, company }: TitleAndCompany, entry: Entry): TitleAndCompany & Pick<WorkDraft, 'used'> {
  const [other] = tokensOf(entry.head).filter(({ text, line }) => line !== title?.line && line !== company?.line && labeled(text) === null);
  const both = { title: title ?? other ?? null, company: company ?? other ?? null };
  return { ...both, used: [both.title, both.company].flatMap((token) => (token ? [token.line] : [])) };
}

/** Lines below the date, as many as needed to have both a title and a company. */
function withBelow({ below: all, ...rest }: Entry, above: Candidates): Candidates {
  const entry = { ...rest, below: all.filter(({ text }) => !isTown(text) || organizationScore(text) > 0) };
  for (let count = 1; count <= entry.below.length; count += 1) {
    const tried = candidatesOf({ ...entry, below: entry.below.slice(0, count) }, true);
    const best = assign(tried.tokens, 0);
    if (best.title && best.company && titleScore(best.title.text) > 0 && isNameOrTitle(best.company.text)) return tried;
  }
  const first = candidatesOf({ ...entry, below: entry.below.slice(0, 1) }, true);
  return above.tokens.length < 2 && first.tokens.every(({ text }) => isNameOrTitle(text)) ? first : above;
}
