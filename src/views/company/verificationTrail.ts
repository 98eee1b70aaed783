import type { TFunction } from 'i18next';
import type { CompanyPage } from '../../../contract/company-workspace.ts';
import type { TrailStep } from '../ui/Trail.tsx';

type Mark = TrailStep['state'];
type Unverified = Exclude<CompanyPage['verification'], 'verified'>;
/** How far along each state is: submitted, reviewed, verified. */
const MARKS: Record<Unverified, readonly [Mark, Mark, Mark]> = {
  none: ['here', 'next', 'next'],
  pending: ['done', 'here', 'next'],
  refused: ['here', 'closed', 'next'],
};

/** The verification as a trail. */
export const verificationTrail = (verification: Unverified, t: TFunction<['company', 'common']>): TrailStep[] =>
  (['shown', 'checked', 'verified'] as const).map((id, index) => ({ id, label: t(`trail.${id}`), state: MARKS[verification][index] ?? 'next' }));
