import type { ClientBase } from 'pg';
import type { OpenHours } from '../../../contract/automatic-replies.ts';
import { countryByCode } from '../../../contract/countries.ts';
import { DAY, HOUR } from '../../../contract/durations.ts';
import { LANGUAGES } from '../../../contract/languages.ts';
import { FIRST_PERMISSIONS, type MemberRole, type Permission } from '../../../contract/team-rules.ts';
import { PRIVACY_VERSION, TERMS_VERSION } from '../../../contract/terms.ts';
import type { SeedCompany } from './companies.ts';
import { weekOf, wordsIn } from './people/hours.ts';
import { NAMES } from './people/names.ts';
import { hash, Random, sure, Weighted } from '../../random.ts';

/** A recruiter of an invented company: an account without a password, so nobody can sign in to it. */
export interface SeedPerson {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  role: MemberRole;
  permissions: readonly Permission[];
  languageId: number;
  /** Days before now when they joined. */
  joined: number;
  /** Hours before now when they were last online. Null for people who haven't been for a long time. */
  lastHere: number | null;
  /** Their working week, Monday first, if they have automatic replies outside it. */
  week: (OpenHours | null)[] | null;
}

/** Sessions are deleted this many days after their last use. */
const SESSION_DAYS = 30;

const draws = new Map(Object.entries(NAMES).map(([code, rows]) => [code, new Weighted(rows, ({ weight }) => weight)]));
const pickFrom = (random: Random, list: string) => random.pick(list.split(' ')).replaceAll('_', ' ');
/** Letters that don't decompose into a Latin letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'dj', ı: 'i', ø: 'o', ß: 'ss' };
const plain = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[đıøß]/g, (letter) => PLAIN[letter] ?? '')
    .replace(/[^a-z]/g, '');

/** The stable id of an invented person: a UUID of version 8 (RFC 9562 §5.8) derived from their address. */
export function idOf(email: string): string {
  const hex = ['a', 'b', 'c', 'd'].map((salt) => hash(`${salt} ${email}`).toString(16).padStart(8, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The recruiters of a company, its coordinator first. About one in five companies has none, so nobody can be contacted about its jobs. */
export function teamOf(company: SeedCompany): SeedPerson[] {
  const { market, sizeId, slug } = company;
  const random = new Random(hash(`${company.countryId}/${company.nameKey} people`));
  if (!random.chance(0.68 + sizeId * 0.03)) return [];
  const [tag, share] = market.languages[0] ?? ['en', 0];
  const language = random.chance(share) ? tag : 'en';
  const names = sure(draws.get(market.code), `names of people in ${market.code}`);
  const team: SeedPerson[] = [];
  const wanted = 1 + Math.floor(random.next() * Math.ceil(sizeId / 2));
  for (let tries = 0; team.length < wanted && tries < 20; tries += 1) {
    const { given, family } = names.pick(random);
    const [firstName, lastName] = [pickFrom(random, given), pickFrom(random, family)];
    const email = `${plain(firstName)}.${plain(lastName)}@${slug}.example`;
    if (team.some((one) => one.email === email)) continue;
    const role = team.length === 0 ? 'coordinator' : team.length === 1 && wanted > 2 ? 'admin' : 'recruiter';
    const mayReply = role !== 'recruiter' || random.chance(0.4);
    const isKeepingHours = mayReply && random.chance(0.45);
    const permissions: Permission[] = role !== 'recruiter' ? [] : mayReply ? [...FIRST_PERMISSIONS, 'set-automatic-replies'] : [...FIRST_PERMISSIONS];
    team.push({
      id: idOf(email),
      email,
      firstName,
      lastName,
      role,
      permissions,
      languageId: LANGUAGES.find((one) => one.tag === language)?.id ?? 1,
      joined: random.int(60, 160) + (role === 'coordinator' ? 240 : 0) + random.next(),
      lastHere: lastHereOf(random),
      week: isKeepingHours ? weekOf(random, market.workdays) : null,
    });
  }
  return team;
}

/** Most were online today or yesterday, a few within the last minute. */
function lastHereOf(random: Random): number | null {
  const draw = random.next();
  if (draw < 0.12) return random.next() * 0.2;
  if (draw < 0.62) return random.next() * 22;
  if (draw < 0.87) return 24 + random.next() * 120;
  return draw < 0.96 ? 170 + random.next() * 400 : null;
}

/** The member who posted a vacancy. Stable across runs. */
export function posterOf(team: readonly SeedPerson[] | undefined, sourceId: string): string | null {
  return team && team.length > 0 ? (team[hash(`${sourceId} poster`) % team.length]?.id ?? null) : null;
}

/** Inserts rows into a table and leaves existing ones unchanged. */
async function put(client: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  await client.query(
    `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

/**
 * Updates the people of the invented companies. Adds nobody to a company that came from elsewhere or that has a member of this installation. Removes people of
 * another market, unless someone met or wrote to them.
 * @param companyIds the id of each company, by its index
 * @returns the recruiters of each, by its index
 */
export async function writePeople(
  client: ClientBase,
  companies: readonly SeedCompany[],
  companyIds: ReadonlyMap<number, number>,
  now: Date,
): Promise<Map<number, readonly SeedPerson[]>> {
  const { rows: closed } = await client.query<{ id: number }>(
    `select id from company c where coalesce(website, '') not like '%.example'
       or exists (select from company_member m join "user" u on u.id = m.user_id where m.company_id = c.id and u.source <> 'seed')`,
  );
  const isClosed = new Set(closed.map(({ id }) => id));
  const teams = new Map(
    companies
      .map((company) => ({ company, id: companyIds.get(company.index) ?? 0, team: teamOf(company) }))
      .filter(({ id, team }) => id !== 0 && !isClosed.has(id) && team.length > 0)
      .map((staffed) => [staffed.company.index, staffed]),
  );
  const everybody = [...teams.values()].flatMap(({ company, id, team }) => team.map((person) => ({ person, company, id })));
  await removeOthers(client, new Map(everybody.map(({ person, id }) => [person.id, id])));
  const before = (ago: number) => new Date(now.getTime() - ago).toISOString();
  await put(
    client,
    '"user"',
    everybody.map(({ person, company }) => ({
      id: person.id,
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      email_verified: true,
      is_anonymous: false,
      role: 'recruiter',
      first_name: person.firstName,
      last_name: person.lastName,
      phone_number_verified: false,
      active_key: 1,
      is_profile_completed: true,
      is_profile_update_required: false,
      country_id: company.countryId,
      language_id: person.languageId,
      is_subscribed: false,
      source: 'seed',
      terms_version: TERMS_VERSION,
      privacy_version: PRIVACY_VERSION,
      terms_accepted_at: before(person.joined * DAY),
      created_at: before(person.joined * DAY),
      updated_at: before(person.joined * DAY),
    })),
  );
  await put(
    client,
    'company_member',
    everybody.map(({ person, id }) => ({
      user_id: person.id,
      company_id: id,
      role: person.role,
      permissions: person.permissions,
      joined_at: before(person.joined * DAY),
      claim: 'none',
      created_at: before(person.joined * DAY),
    })),
  );
  await put(
    client,
    'session',
    everybody.flatMap(({ person }) => lastSession(person, now)),
  );
  await put(
    client,
    'automatic_reply',
    everybody.flatMap(({ person, company }) => {
      const tag = LANGUAGES.find(({ id }) => id === person.languageId)?.tag ?? 'en';
      if (!person.week) return [];
      const at = { time_zone: countryByCode(company.market.code)?.timeZone ?? 'UTC', days: person.week };
      return [{ user_id: person.id, kind: 'outsideHours', is_on: true, text: wordsIn(tag), ...at, saved_at: before(person.joined * DAY) }];
    }),
  );
  return new Map([...teams].map(([index, { team }]) => [index, team]));
}

/** A session that records when someone was last online. Nobody has its token, because the stored value isn't a digest of anything. */
function lastSession({ id, joined, lastHere }: SeedPerson, now: Date): object[] {
  if (lastHere === null) return [];
  const at = now.getTime() - lastHere * HOUR;
  const first = new Date(now.getTime() - joined * DAY).toISOString();
  return [
    {
      id,
      token: `made up ${id}`,
      user_id: id,
      expires_at: new Date(at + SESSION_DAYS * DAY).toISOString(),
      proven_at: first,
      heard_at: first,
      created_at: first,
      updated_at: new Date(at).toISOString(),
    },
  ];
}

/** @param staying the company of each person in this market */
async function removeOthers(client: ClientBase, staying: ReadonlyMap<string, number>): Promise<void> {
  const isKnown = ['chat', 'interview', 'profile_view', 'talent_interest'].map((table) => `not exists (select from ${table} where recruiter_id = u.id)`);
  const given = [[...staying.keys()], [...staying.values()]];
  await client.query(`delete from session s using "user" u where u.id = s.user_id and u.source = 'seed'`);
  await client.query(`delete from "user" u where source = 'seed' and not (id = any($1)) and ${isKnown.join(' and ')}`, [given[0]]);
  // If the address exists in both markets, the person moves to the new company.
  await client.query(
    `delete from company_member m using "user" u, unnest($1::uuid[], $2::int[]) as s(id, company_id)
     where u.id = m.user_id and u.source = 'seed' and s.id = u.id and s.company_id <> m.company_id`,
    given,
  );
}

/** Moves everyone's last-online time forward with the market. */
export async function movePeople(client: ClientBase, days: number): Promise<void> {
  const on = ['expires_at', 'proven_at', 'heard_at', 'created_at', 'updated_at'].map((column) => `${column} = s.${column} + make_interval(hours => $1)`);
  await client.query(`update session s set ${on.join(', ')} from "user" u where u.id = s.user_id and u.source = 'seed'`, [days * 24]);
}
