import type { Line } from './layout/line.ts';
import { withoutBullet } from './layout/line.ts';
import type { WorkDraft } from './work-draft.ts';
import { titleScore } from './words/jobs.ts';

/** The most words of a title. */
const MOST_WORDS = 6;

/** "Acme Ltd (2015 – 2020)" above "- Accountant": if no head has a title, and each has a short first item below it, those items are the titles. */
export function withTitlesInList(drafts: readonly WorkDraft[]): WorkDraft[] {
  const untitled = drafts.filter(({ title }) => title === null);
  const items = untitled.map(firstItem);
  const known = items.filter((line) => line && titleScore(withoutBullet(line.text)) > 0);
  if (untitled.length < drafts.length || items.includes(null) || known.length * 2 <= items.length) return [...drafts];
  return drafts.map((draft) => {
    const line = firstItem(draft);
    return line ? { ...draft, title: { text: withoutBullet(line.text), line }, used: [...draft.used, line] } : draft;
  });
}

function firstItem({ company, entry: { below, body } }: WorkDraft): Line | null {
  const [line] = body;
  const isShort = line !== undefined && withoutBullet(line.text).split(/\s+/).length <= MOST_WORDS && !/[.!?,;]$/.test(line.text);
  return company && below.length === 0 && line?.isBullet && isShort ? line : null;
}
