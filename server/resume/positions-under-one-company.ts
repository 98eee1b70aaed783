import { isProperName } from './proper-names.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isTown } from './words/places.ts';
import type { WorkDraft } from './work-draft.ts';

/**
 * Several positions at one company: the company's own line isn't a record, and its name applies to the positions below. If that line has a date span,
 * it applies to all positions within the span, and a comma in a position is part of it.
 */
export function withCompanyOfGroup(drafts: readonly WorkDraft[]): WorkDraft[] {
  const positions: WorkDraft[] = [];
  let company: Token | null = null;
  let group: WorkDraft | null = null;
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
      positions.push({ ...draft, title: draft.whole, company: group.company });
      continue;
    }
    if (draft.company) company = goesOnBelow(draft) ? draft.company : null;
    positions.push(draft.company || !draft.title || !isBare(draft) ? draft : { ...draft, company });
  }
  return positions;
}

/** A company on its own line above its first position may have more positions below. */
const goesOnBelow = ({ title, company, entry: { head } }: WorkDraft): boolean =>
  title !== null && company !== null && head.includes(company.line) && head.indexOf(company.line) < head.indexOf(title.line);

/** Only a title and its dates: other text there may be the company, even if it wasn't understood. */
const isBare = ({ title, entry: { head, below } }: WorkDraft): boolean =>
  tokensOf(head).every(({ line }) => line === title?.line) &&
  !below.some((line) => !isTown(line.text) && tokensOf([line]).some(({ text }) => isProperName(text)));

/** Whether one record's time is within another's. An unknown end is today. */
function isWithin({ entry: { span: inner } }: WorkDraft, { entry: { span: outer } }: WorkDraft): boolean {
  if (!inner?.start || !outer?.start) return false;
  return inner.start >= outer.start && (outer.isCurrent || (!inner.isCurrent && (inner.end ?? '') <= (outer.end ?? '')));
}
