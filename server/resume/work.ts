import type { WorkEntry } from '../../contract/resume-document.ts';
import type { Found } from '../../contract/resume-sync.ts';
import { descriptionOf } from './description.ts';
import { employerWithoutTown } from './employer-without-town.ts';
import { entriesOf, type Entry } from './entries.ts';
import { atFieldPositions, fieldPositionsOf } from './field-positions.ts';
import { withLabels } from './labeled-forms.ts';
import type { Line } from './layout/line.ts';
import { withCompanyOfGroup } from './positions-under-one-company.ts';
import { withWholeTimes } from './rirekisho.ts';
import { withRecordsApart } from './side-by-side-records.ts';
import { withTitlesInList } from './titles-in-list.ts';
import { titleOrder } from './title-and-company.ts';
import { tokensOf, type Token } from './tokens.ts';
import { withWholeDates } from './wrapped-dates.ts';
import { withWholeHeads } from './wrapped-names.ts';
import { titleScore } from './words/jobs.ts';
import { companyUnder, draftOf, hasCompanyUnder, wholeHead, type WorkDraft } from './work-draft.ts';

/** The work experience of a section, in its order. */
export function readWork(lines: readonly Line[]): Found<WorkEntry>[] {
  const entries = entriesOf(withWholeHeads(withWholeDates(withRecordsApart(withLabels(withWholeTimes(lines)))))).map(withNames);
  const order = titleOrder(entries);
  // If every head of two parts is above a name, the names are the companies.
  const parted = entries.filter((entry) => wholeHead(entry) !== null);
  const named = parted.filter((entry) => companyUnder(entry) !== null);
  const isUnder = entries.some(hasCompanyUnder) || (parted.length > 1 && named.length === entries.length);
  const drafts = withCompanyOfGroup(withTitlesInList(byFieldPositions(entries.map((entry) => draftOf(entry, order, isUnder)))));
  return drafts.filter(({ title, company, entry }) => (title && company) || (entry.span && (title || company))).map(toFound);
}

/** A record that starts with only its date has its names below it. */
function withNames(entry: Entry): Entry {
  const [first, ...below] = entry.below;
  return first && below.length > 0 && tokensOf(entry.head).length === 0 ? { ...entry, head: [...entry.head, first], below } : entry;
}

/** For records of unknown words, the text where all the others have their titles and companies. */
function byFieldPositions(drafts: readonly WorkDraft[]): WorkDraft[] {
  const isKnown = (draft: WorkDraft): draft is WorkDraft & { title: Token; company: Token } =>
    draft.title !== null && draft.company !== null && titleScore(draft.title.text) > 0;
  const positions = fieldPositionsOf(drafts.filter(isKnown));
  if (positions === null) return [...drafts];
  return drafts.map((draft) => {
    const isUnknown = tokensOf([...draft.entry.head, ...draft.entry.below]).every(({ text }) => titleScore(text) === 0);
    const found = isUnknown ? atFieldPositions(draft.entry, positions) : null;
    return found ? { ...draft, ...found, whole: null, margin: 1, used: [...new Set([...draft.entry.head, found.title.line, found.company.line])] } : draft;
  });
}

function toFound({ title, company, entry, margin, used }: WorkDraft): Found<WorkEntry> {
  const { span } = entry;
  const confidence = 0.4 + (title && company ? 0.2 : 0) + (span?.isRange ? 0.2 : span ? 0.1 : 0) + Math.min(0.18, Math.max(0, margin) * 0.06);
  const lines = [...new Set([...used, ...entry.head])];
  const body = entry.body.filter((line) => !used.includes(line));
  return {
    value: {
      job_title: title?.text ?? '',
      company_name: employerWithoutTown(company?.text ?? ''),
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
