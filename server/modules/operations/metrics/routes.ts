import { sql } from 'drizzle-orm';
import { recordHotSearch } from '../../../../contract/search.ts';
import { hotSearch } from '../../../db/schema/operations.ts';
import { networkOf } from '../../../http/network.ts';
import { refusesTracking } from '../../../http/tracking.ts';
import { defineRoute } from '../context.ts';

/** Email addresses and phone numbers that people type into a search by mistake. They're private, so they aren't counted. */
const PERSONAL = /@|\d[\d\s()-]{5,}/;

/** The form in which equal searches are counted together: case, width, and spaces don't distinguish them. Null if it isn't counted. */
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
  defineRoute(recordHotSearch, async ({ db, context, body, country, request, now }) => {
    if (refusesTracking(request)) return null;
    context.rates.count('search.words', networkOf(request));
    const query = countedForm(body.query);
    // Another page is the same search.
    if (query === null || (body.page ?? 1) > 1) return null;
    await db
      .insert(hotSearch)
      .values({ countryId: country.id, day: now.toISOString().slice(0, 10), query, searches: 1 })
      .onConflictDoUpdate({ target: [hotSearch.countryId, hotSearch.day, hotSearch.query], set: { searches: sql`${hotSearch.searches} + 1` } });
    return null;
  }),
];
