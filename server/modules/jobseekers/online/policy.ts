import type { Visibility } from '../../../../contract/online-resume.ts';

/**
 * Who may see a seeker: the one place that decides it, for the online resume, its PDF and its picture, and for whatever else shows one
 * person to others. docs/decisions/online-resume.md says why.
 */

/** A company as two are compared: its row, and its name without legal form, case and punctuation (import/company-name.ts). */
export interface CompanyName {
  id: number;
  nameKey: string;
}

/** Who looks. Of a recruiter every company counts that they are or want to be in; `isHiring` once one of them let them in. */
export type Viewer = { kind: 'owner' } | { kind: 'employer'; isHiring: boolean; companies: readonly CompanyName[] } | { kind: 'visitor' };

/** What a seeker decided about who sees them. */
export interface Rules {
  visibility: Visibility;
  blocked: readonly CompanyName[];
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
  const isKeptAway = viewer.companies.some(
    (own) => blocked.some((one) => one.id === own.id || one.nameKey === own.nameKey) || hiddenFrom.some((key) => isSameCompany(key, own.nameKey)),
  );
  return !isKeptAway && (visibility === 'everyone' || (visibility === 'employers' && viewer.isHiring));
}

/** A name somebody typed against one that is registered: "Globe" is "Globe Telecom" too. Hiding from one too many does no harm, from one too few does. */
function isSameCompany(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}
