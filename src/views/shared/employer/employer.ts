import { createContext, useContext } from 'react';
import type { CompanyMembership } from '../../../../contract/recovery.ts';
import type { CurrentUser } from '../../../../contract/records.ts';
import { isAllowed, type Permission } from '../../../../contract/team-rules.ts';

/** The recruiter, their company, and their role. */
export interface Employer {
  user: CurrentUser;
  membership: CompanyMembership;
}

const EmployerContext = createContext<Employer | null>(null);
export const EmployerProvider = EmployerContext.Provider;

/** Inside an EmployerFrame: the recruiter, their company, and their role. The server enforces permissions; this decides what to show. */
export function useEmployer(): Employer {
  const employer = useContext(EmployerContext);
  if (!employer) throw new Error('rendered outside EmployerFrame');
  return employer;
}

/** Inside an EmployerFrame: whether the recruiter has this permission. */
export const useIsAllowed = (permission: Permission): boolean => isAllowed(useEmployer().membership, permission);
