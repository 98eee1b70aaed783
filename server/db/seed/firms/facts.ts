import { sure, type Random } from '../../../random.ts';
import { NON_PROFIT } from './industries.ts';
import { KINDS, type Kind } from './kinds.ts';

const LAST_YEAR = 2024;
const kindOf = (industryId: number): Kind => sure(KINDS[industryId - 1], `the kind of industry ${industryId}`);

/** An id of company_sizes. Small companies are common and giants rare. */
export function sizeOf(random: Random, industryId: number): number {
  const drawn = Math.min(7, 1 + Math.floor(random.next() * random.next() * 4 + random.next() * 4));
  const common = drawn === 7 && random.chance(0.6) ? 5 : drawn;
  return Math.min(kindOf(industryId).largest, common);
}

/** The year it was founded. Larger companies are older, but none is older than its industry. */
export function foundedIn(random: Random, industryId: number, sizeId: number): number {
  const { since, isVenture } = kindOf(industryId);
  const first = Math.max(since, 1962 + (7 - sizeId) * 4);
  const last = Math.max(first + 3, LAST_YEAR - sizeId * 3);
  return isVenture && sizeId <= 4 ? Math.max(random.int(first, last), random.int(first, last)) : random.int(first, last);
}

/** Ids of financing_stages. */
const [NOT_FINANCED, BOOTSTRAPPED, SEED, SERIES_A, SERIES_B, SERIES_C, LATER, LISTED, FAMILY_OWNED, STATE_OWNED, SUBSIDIARY, GIVEN] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
] as const;

/** The funding rounds that a young company of each size may have completed. */
const ROUNDS: readonly (readonly number[])[] = [
  [BOOTSTRAPPED, BOOTSTRAPPED, SEED],
  [BOOTSTRAPPED, SEED, SERIES_A],
  [SERIES_A, SERIES_B, BOOTSTRAPPED],
  [SERIES_B, SERIES_C, LATER],
];
const YOUNG_SINCE = 2013;
/** Energy, health, transport and telecommunications: some of these companies are state-owned. */
const PUBLIC_SERVICES = [5, 12, 17, 18];

/** How a company is financed. Funding rounds are only for young and small companies, and a listing requires the legal form and size for it. */
export function stageOf(random: Random, company: { industryId: number; sizeId: number; founded: number; isPublic: boolean }): number {
  const { industryId, sizeId, founded, isPublic } = company;
  if (industryId === NON_PROFIT) return GIVEN;
  const rounds = kindOf(industryId).isVenture && founded >= YOUNG_SINCE ? ROUNDS[sizeId - 1] : undefined;
  if (rounds) return random.pick(rounds);
  if (sizeId <= 3) return random.pick([NOT_FINANCED, NOT_FINANCED, FAMILY_OWNED, FAMILY_OWNED, FAMILY_OWNED, SUBSIDIARY]);
  if (isPublic && sizeId >= 5) return random.pick([LISTED, LISTED, FAMILY_OWNED, SUBSIDIARY]);
  return random.pick([FAMILY_OWNED, FAMILY_OWNED, SUBSIDIARY, PUBLIC_SERVICES.includes(industryId) && sizeId >= 5 ? STATE_OWNED : FAMILY_OWNED]);
}

const LASTING_BENEFITS = Array.from({ length: 18 }, (_, index) => index + 1);
const [STOCK_OPTIONS, FLEXIBLE_HOURS, REMOTE_WORK, HOUSING, CHILDCARE, PETS] = [5, 6, 7, 13, 14, 18] as const;

/** What a company gives everyone, from company_benefit_lists: shares only if it has any to give, housing only where people live at work. */
export function benefitsOf(random: Random, company: { industryId: number; sizeId: number; financingStageId: number }): number[] {
  const { industryId, sizeId, financingStageId: stage } = company;
  const { isDesk, isHousing } = kindOf(industryId);
  const isGiven: Partial<Record<number, boolean>> = {
    [STOCK_OPTIONS]: stage === LISTED || (stage >= SEED && stage <= LATER),
    [FLEXIBLE_HOURS]: isDesk === true,
    [REMOTE_WORK]: isDesk === true,
    [HOUSING]: isHousing === true,
    [CHILDCARE]: sizeId >= 4,
    [PETS]: isDesk === true && sizeId <= 4,
  };
  return random.some(
    LASTING_BENEFITS.filter((id) => isGiven[id] ?? true),
    random.int(3, 7),
  );
}
