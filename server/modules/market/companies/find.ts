import { sql, type SQL } from 'drizzle-orm';
import type { CompanyName } from '../../../../contract/companies.ts';
import { COUNTRIES } from '../../../../contract/countries.ts';
import { logoPath } from '../../../../contract/drawings.ts';
import type { Queryable } from '../../../db/client.ts';
import { escapeLike } from '../../../db/escape-like.ts';
import { companyKey } from '../import/company-name.ts';

const FOUND = 10;
const EVERYWHERE = COUNTRIES.map(({ id }) => id);

/** The person who searches, and their country. */
interface Asker {
  userId: string;
  countryId: number;
}

/**
 * Companies whose name contains a text, those that start with it first. A company has a row per country. The result is the row the person blocked, or
 * else the one of their country.
 */
export async function findCompanies(db: Queryable, text: string, { userId, countryId }: Asker): Promise<CompanyName[]> {
  const typed = text.toWellFormed().replaceAll('\0', '');
  const escaped = escapeLike(typed);
  const key = companyKey(typed);
  const matches = sql`c.name ilike ${`%${escaped}%`} or ${hasKey(sql`${key}`)}`;
  const one = onePerName(matches, userId, sql`c.country_id = ${countryId}`);
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select id, name from (${one}) found order by name ilike ${`${escaped}%`} desc, length(name), id limit ${FOUND}`);
  return rows.map(present);
}

/** The condition by country makes the index usable. */
const hasKey = (key: SQL): SQL => sql`(c.country_id = any(${sql.param(EVERYWHERE)}::int[]) and c.name_key = ${key})`;

const onePerName = (matches: SQL, userId: string, rather: SQL): SQL => sql`
  select distinct on (c.name_key) c.id, c.name from company c left join blocked_company b on b.company_id = c.id and b.user_id = ${userId}
  where ${matches} order by c.name_key, (b.user_id is not null) desc, (${rather}) desc, c.id`;

const present = ({ id, name }: { id: number; name: string }): CompanyName => ({ id, name, logo: logoPath(id) });
