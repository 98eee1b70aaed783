import { isProperName } from './proper-names.ts';
import { tokensOf, type Token } from './tokens.ts';
import { isTown } from './words/places.ts';
import type { WorkDraft } from './work-draft.ts';

/**
 * Several positions under one company: the company's own line is not a record, and its name holds for what follows. Where that line has a span of its
 * own, it holds for all within it, and a comma in a position is part of it.
 */
export function withCompanyOfGroup(drafts: readonly WorkDraft[]): WorkDraft[] {
  const kept: WorkDraft[] = [];
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
      kept.push({ ...draft, title: draft.whole, company: group.company });
      continue;
    }
    if (draft.company) company = goesOnBelow(draft) ? draft.company : null;
    kept.push(draft.company || !draft.title || !isBare(draft) ? draft : { ...draft, company });
  }
  return kept;
}

/** A company on a line of its own above its first position may have more of them below. */
const goesOnBelow = ({ title, company, entry: { head } }: WorkDraft): boolean =>
  title !== null && company !== null && head.includes(company.line) && head.indexOf(company.line) < head.indexOf(title.line);

/** Nothing but a title and its dates: what else stands there may be the company, though it was not understood. */
const isBare = ({ title, entry: { head, below } }: WorkDraft): boolean =>
  tokensOf(head).every(({ line }) => line === title?.line) &&
  !below.some((line) => !isTown(line.text) && tokensOf([line]).some(({ text }) => isProperName(text)));

/** Whether one record's time lies within another's; unknown ends are today. */
function isWithin({ entry: { span: inner } }: WorkDraft, { entry: { span: outer } }: WorkDraft): boolean {
  if (!inner?.start || !outer?.start) return false;
  return inner.start >= outer.start && (outer.isCurrent || (!inner.isCurrent && (inner.end ?? '') <= (outer.end ?? '')));
}
