import { sql } from 'drizzle-orm';
import { recordHotSearch } from '../../../../contract/search.ts';
import { hotSearch } from '../../../db/schema/operations.ts';
import { defineRoute } from '../context.ts';

/** What people type by mistake into a search: addresses and numbers. They are nobody's business, so they are not counted. */
const PERSONAL = /@|\d[\d\s()-]{5,}/;

/** The form under which the same search counts once: case, width and spaces do not tell two apart. */
function countedForm(query: string): string | null {
  const form = query
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();
  return form === '' || PERSONAL.test(form) ? null : form;
}

export const routes = [
  defineRoute(recordHotSearch, async ({ db, body, country, now }) => {
    const query = countedForm(body.query);
    // Turning the page is the same search.
    if (query === null || (body.page ?? 1) > 1) return null;
    await db
      .insert(hotSearch)
      .values({ countryId: country.id, day: now.toISOString().slice(0, 10), query, searches: 1 })
      .onConflictDoUpdate({ target: [hotSearch.countryId, hotSearch.day, hotSearch.query], set: { searches: sql`${hotSearch.searches} + 1` } });
    return null;
  }),
];
