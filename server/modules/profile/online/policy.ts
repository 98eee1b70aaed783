import type { Visibility } from '../../../../contract/online-resume.ts';
import { lookKey, lookKeys } from '../../market/import/look-alike.ts';

/**
 * Who may see a seeker. Decided only here: for the online resume, its PDF and its photo, and wherever else one person is shown to others. For the reasons see
 * docs/decisions/online-resume.md.
 */

/** A company for comparison: its row, and its name without legal form, case and punctuation (import/company-name.ts). */
export interface CompanyName {
  id: number;
  nameKey: string;
}

/** With the domains of its website and of its members' addresses. */
export interface KnownCompany extends CompanyName {
  domains: readonly string[];
}

/**
 * The person who looks. For a recruiter, every company they're in or want to join counts, and the domain of their address, confirmed or not: if someone claims
 * to belong to a company, we assume it. `isHiring` requires a confirmed address and approval by a company with a verified name, because anyone can enter a
 * name.
 */
export type Viewer =
  | { kind: 'owner' }
  | { kind: 'employer'; isHiring: boolean; companies: readonly KnownCompany[]; domain: string | null }
  | { kind: 'visitor' };

/** A seeker's choices about who sees them. */
export interface Rules {
  visibility: Visibility;
  blocked: readonly KnownCompany[];
  /** Name keys of the companies the seeker hides from. */
  hiddenFrom: readonly string[];
}

/**
 * All or nothing: even without one of its jobs or the name, the company that paid for those jobs would recognize a resume. A visitor's company is unknown, so
 * visitors may see what is visible to everyone.
 */
export function maySee(viewer: Viewer, { visibility, blocked, hiddenFrom }: Rules): boolean {
  if (viewer.kind === 'owner') return true;
  if (viewer.kind === 'visitor') return visibility === 'everyone';
  const domains = [...viewer.companies.flatMap((own) => own.domains), ...(viewer.domain === null ? [] : [viewer.domain])];
  const isExcluded =
    viewer.companies.some((own) => blocked.some((one) => isBlocked(one, own)) || hiddenFrom.some((key) => isSameCompany(key, own.nameKey))) ||
    blocked.some((one) => one.domains.some((domain) => domains.some((own) => isWithin(own, domain))));
  return !isExcluded && (visibility === 'everyone' || (visibility === 'employers' && viewer.isHiring));
}

/** The same row, the same name in another country, or a name that looks the same. */
const isBlocked = (one: CompanyName, own: CompanyName): boolean =>
  one.id === own.id || one.nameKey === own.nameKey || lookKeys(own.nameKey).includes(lookKey(one.nameKey));

const isWithin = (domain: string, other: string): boolean => domain === other || domain.endsWith(`.${other}`);

/** Compares a typed name with a registered one: "Globe" also matches "Globe Telecom". Hiding from one company too many does no harm, from one too few does. */
function isSameCompany(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}
