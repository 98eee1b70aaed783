import type { Visibility } from '../../../../contract/online-resume.ts';
import { lookKey, lookKeys } from '../../import/look-alike.ts';

/**
 * Who may see a seeker: the one place that decides it, for the online resume, its PDF and its picture, and for whatever else shows one
 * person to others. docs/decisions/online-resume.md says why.
 */

/** A company as two are compared: its row, and its name without legal form, case and punctuation (import/company-name.ts). */
export interface CompanyName {
  id: number;
  nameKey: string;
}

/** With the domains its website and its people's addresses are at. */
export interface KnownCompany extends CompanyName {
  domains: readonly string[];
}

/**
 * Who looks. Of a recruiter every company counts that they are or want to be in, and the domain of their address, confirmed or not: who says to be
 * of a company is believed. `isHiring` where their address is confirmed and a company let them in whose name is verified: anybody can type one.
 */
export type Viewer =
  | { kind: 'owner' }
  | { kind: 'employer'; isHiring: boolean; companies: readonly KnownCompany[]; domain: string | null }
  | { kind: 'visitor' };

/** What a seeker decided about who sees them. */
export interface Rules {
  visibility: Visibility;
  blocked: readonly KnownCompany[];
  /** Name keys of the companies of jobs that are hidden from them. */
  hiddenFrom: readonly string[];
}

/**
 * Whole or not at all: a resume without one of its jobs, or without a name, would still tell the company that wrote the pay slips whose it is.
 * A visitor's company is not known, so what everyone may see they may.
 */
export function maySee(viewer: Viewer, { visibility, blocked, hiddenFrom }: Rules): boolean {
  if (viewer.kind === 'owner') return true;
  if (viewer.kind === 'visitor') return visibility === 'everyone';
  const domains = [...viewer.companies.flatMap((own) => own.domains), ...(viewer.domain === null ? [] : [viewer.domain])];
  const isKeptAway =
    viewer.companies.some((own) => blocked.some((one) => isBlocked(one, own)) || hiddenFrom.some((key) => isSameCompany(key, own.nameKey))) ||
    blocked.some((one) => one.domains.some((domain) => domains.some((own) => isWithin(own, domain))));
  return !isKeptAway && (visibility === 'everyone' || (visibility === 'employers' && viewer.isHiring));
}

/** The same row, the same name in another country, or a name that looks the same. */
const isBlocked = (one: CompanyName, own: CompanyName): boolean =>
  one.id === own.id || one.nameKey === own.nameKey || lookKeys(own.nameKey).includes(lookKey(one.nameKey));

const isWithin = (domain: string, other: string): boolean => domain === other || domain.endsWith(`.${other}`);

/** A name somebody typed against one that is registered: "Globe" is "Globe Telecom" too. Hiding from one too many does no harm, from one too few does. */
function isSameCompany(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}
