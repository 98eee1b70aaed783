import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Country } from '../../../../contract/countries.ts';
import type { Option } from '../../../../contract/fields.ts';
import type { Queryable } from '../../../db/client.ts';
import { LISTED } from '../jobs/listed.ts';

const MOST = 300;
/** How many of the newest jobs are read: enough to know which skills are in demand, and fast in a market of any size. */
const OUT_OF = 10_000;
const FRESH_MS = 60 * 60_000;

const known = new Map<number, { until: number; skills: Promise<Option[]> }>();

/** The skills that open jobs of a country require, most frequent first, counted once an hour. IDs are derived from the words, so they are stable. */
export function skillsOf(db: Queryable, country: Country, now: Date): Promise<Option[]> {
  const held = known.get(country.id);
  if (held && held.until > now.getTime()) return held.skills;
  const skills = countSkills(db, country);
  known.set(country.id, { until: now.getTime() + FRESH_MS, skills });
  // A failure isn't cached.
  skills.catch(() => known.delete(country.id));
  return skills;
}

async function countSkills(db: Queryable, country: Country): Promise<Option[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    select mode() within group (order by skill) as value
    from (select skills from job where country_id = ${country.id} and ${LISTED} order by posted_at desc, id desc limit ${OUT_OF}) newest, unnest(newest.skills) as skill
    where length(skill) between 1 and 50 group by lower(skill) order by count(*) desc, lower(skill) limit ${MOST}`);
  return rows.map(({ value }) => ({ id: idOf(value), value }));
}

const idOf = (skill: string): number => createHash('sha256').update(skill.toLowerCase()).digest().readUInt32BE(0) >>> 1;
