import type pg from 'pg';
import { countryById } from '../../../contract/countries.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { LOCATIONS } from '../../../server/reference/locations.ts';
import { FUNCTION_TITLES } from '../../../server/reference/taxonomy.ts';
import { filtersIn } from '../../../server/modules/market/config/service.ts';
import { SKILLS, vocabularyWord } from '../search/corpus.ts';
import { pick, randomFrom } from '../search/random.ts';

/** Alerts per person. */
const EACH = 20;

interface Standing {
  keywords: string;
  location: string | null;
  filters: Record<string, string>;
}

/** Realistic alerts: a title or a skill, half of them with a place, some with filters. The same every time. */
function alertsIn(countryId: number, count: number): Standing[] {
  const random = randomFrom(19);
  const country = countryById(countryId);
  if (!country) throw new Error(`no country ${countryId}`);
  const lists = filtersIn(country, LANGUAGES[0]);
  const places = LOCATIONS.filter((place) => place.countryId === countryId);
  const words = (): string => {
    const kind = random();
    if (kind < 0.45) return pick(random, FUNCTION_TITLES).value;
    if (kind < 0.65) return `${pick(random, FUNCTION_TITLES).value} ${pick(random, SKILLS)}`;
    if (kind < 0.8) return pick(random, SKILLS);
    return kind < 0.9 ? vocabularyWord(Math.floor(random() * 20_000)) : '';
  };
  return Array.from({ length: count }, () => {
    const keywords = words();
    return {
      keywords,
      location: random() < 0.5 ? pick(random, places).seoValue : null,
      filters: {
        ...(keywords === '' || random() < 0.25 ? { jobType: pick(random, lists.job_types).seo_value } : {}),
        ...(random() < 0.1 ? { mainFunctions: pick(random, lists.main_functions).seo_value } : {}),
        ...(random() < 0.1 ? { salary: '30000,' } : {}),
      },
    };
  });
}

/**
 * Replaces a country's alerts with this many.
 * @returns the time since which `jobs` jobs were posted there
 */
export async function storeAlerts(pool: pg.Pool, { countryId, alerts, jobs, now }: { countryId: number; alerts: number; jobs: number; now: Date }): Promise<Date> {
  await pool.query(`delete from "user" where source = 'bench-alerts'`);
  const { rows: people } = await pool.query<{ id: string }>(
    `insert into "user" (email, source, country_id, language_id) select 'alerts-' || n || '@bench.example', 'bench-alerts', $1, 1 from generate_series(1, $2::int) n returning id`,
    [countryId, Math.ceil(alerts / EACH)],
  );
  const rows = alertsIn(countryId, alerts).map((alert, place) => ({ ...alert, user_id: people[Math.floor(place / EACH)]?.id }));
  await pool.query(
    `insert into job_alert (user_id, country_id, language_id, keywords, location, filters, email, frequency, status, due_at, looked_until)
     select r.user_id, $1, 1, r.keywords, r.location, r.filters, 'alerts@bench.example', 'Daily', 'active', $2, $2::timestamptz - interval '1 day'
     from jsonb_to_recordset($3::jsonb) as r(user_id uuid, keywords text, location text, filters jsonb)`,
    [countryId, now, JSON.stringify(rows)],
  );
  const { rows: newest } = await pool.query<{ since: Date }>(
    `select posted_at as since from job where country_id = $1 and tsv is not null and valid_through > $2 and posted_at <= $2 order by posted_at desc, id desc offset $3 limit 1`,
    [countryId, now, jobs - 1],
  );
  if (!newest[0]) throw new Error('this market has fewer jobs there');
  await pool.query('analyze job_alert');
  return newest[0].since;
}
