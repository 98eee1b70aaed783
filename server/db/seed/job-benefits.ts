import { HANDS_ON, type Setting } from './ads/role.ts';
import type { Ad } from './ads/ad.ts';
import type { SeedCompany } from './companies.ts';
import type { Random } from '../../random.ts';
import type { Level } from '../../reference/taxonomy.ts';

/** What decides the possible benefits of a vacancy. */
interface Vacancy {
  setting: Setting;
  arrangement: Ad['arrangement'];
  level: Level;
  company: SeedCompany;
  /** Only citizens and residents can apply. */
  isForLocals: boolean;
}

/** Ids of job_benefit_lists. */
const [HEALTH, DENTAL, THIRTEENTH_MONTH, PENSION, FLEXIBLE_HOURS, DAYS_AT_HOME] = [1, 2, 5, 7, 8, 9] as const;
const [MEALS, TRANSPORT, PARENTAL_LEAVE, RELOCATION, VISA, HOUSING, OVERTIME, SHARES, DISCOUNT, UNIFORM, FIVE_DAYS, SHUTTLE] = [
  11, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23, 25,
] as const;

const OFFICE_BENEFITS = [1, 1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 23, 28];
const HANDS_ON_BENEFITS = [1, 4, 5, 7, 11, 12, 19, 19, 22, 10, 6];
const EXTRA: Partial<Record<Setting, readonly number[]>> = {
  calls: [24, 12, 25],
  floor: [21, 11],
  kitchen: [11, 18],
  screen: [20, 15],
  field: [26, 12, 6],
  plant: [24, 25],
  site: [18, 12],
  road: [6, 26],
  ward: [27, 24, 25],
  school: [10, 13],
  lab: [10],
};

/** Countries where a benefit is neither required nor usual, or where everyone has it anyway. */
const UNUSUAL_IN: Readonly<Partial<Record<number, string>>> = {
  [THIRTEENTH_MONTH]: 'us gb ca ae sa ng rs tr',
  [DENTAL]: 'jp tw tr rs',
  [FIVE_DAYS]: 'us gb ca rs',
  [HOUSING]: 'us gb ca',
};
/** Countries where employers hire from abroad and help with relocation. */
const SPONSORING = 'ae sa sg jp';
const HOUSING_ALLOWED = 'ae sa';
/** Retail, online shops, food, hotels, cars: industries with staff discounts. */
const SELLING = [8, 9, 10, 11, 21];
const DESK: readonly Setting[] = ['office', 'screen', 'lab'];
const DESK_OR_ROAD: readonly Setting[] = [...DESK, 'school', 'field'];
/** Benefits that require being at the workplace. */
const ON_THE_SPOT: readonly number[] = [MEALS, TRANSPORT, DISCOUNT, UNIFORM, SHUTTLE, HOUSING, RELOCATION, VISA];
const LONG_TERM: readonly number[] = [THIRTEENTH_MONTH, PENSION, PARENTAL_LEAVE, SHARES];
/** Stages of financing in which a company has shares to give: from the first round to the listing. */
const hasShares = (stage: number) => stage >= 3 && stage <= 8;

function isGiven(id: number, { setting, arrangement, level, company, isForLocals }: Vacancy): boolean {
  const { code } = company.market;
  if (UNUSUAL_IN[id]?.includes(code)) return false;
  if (arrangement === 'remote' && ON_THE_SPOT.includes(id)) return false;
  if (level === 0 && LONG_TERM.includes(id)) return false;
  if (id === SHARES) return hasShares(company.financingStageId);
  if (id === DISCOUNT) return SELLING.includes(company.industryId);
  if (id === FLEXIBLE_HOURS || id === FIVE_DAYS) return DESK.includes(setting);
  if (id === VISA) return !isForLocals;
  if (id === OVERTIME) return level <= 3;
  if (id === UNIFORM) return setting !== 'calls';
  if (id === HEALTH) return !(code === 'gb' && HANDS_ON.has(setting));
  return true;
}

/** The benefits of a vacancy: those common for the work that also fit its country, company and arrangement. */
export function benefitsOf(random: Random, vacancy: Vacancy): number[] {
  const { setting, arrangement, level, company } = vacancy;
  const { code } = company.market;
  const pool = [
    ...(DESK_OR_ROAD.includes(setting) ? OFFICE_BENEFITS : HANDS_ON_BENEFITS),
    ...(EXTRA[setting] ?? []),
    ...(level >= 3 ? [RELOCATION] : []),
    ...(SPONSORING.includes(code) && level >= 2 ? [VISA] : []),
    ...(HOUSING_ALLOWED.includes(code) ? [HOUSING] : []),
  ].filter((id) => isGiven(id, vacancy));
  const chosen = new Set(random.some(pool, random.int(4, 6)));
  // A health plan that includes dental is listed once.
  if ((code === 'us' || code === 'ca') && chosen.has(HEALTH)) chosen.delete(DENTAL);
  if (arrangement === 'hybrid') chosen.add(DAYS_AT_HOME);
  return [...chosen].toSorted((a, b) => a - b);
}
