import { createContext, useContext } from 'react';
import type { CompanyMembership } from '../../../../contract/recovery.ts';
import type { CurrentUser } from '../../../../contract/records.ts';
import { isAllowed, type Permission } from '../../../../contract/team-rules.ts';

/** Who hires, for which company, as what. */
export interface Employer {
  user: CurrentUser;
  membership: CompanyMembership;
}

const EmployerContext = createContext<Employer | null>(null);
export const EmployerProvider = EmployerContext.Provider;

/** Below an EmployerFrame: who hires, for which company, as what. The server decides what they may; this is for what to show. */
export function useEmployer(): Employer {
  const employer = useContext(EmployerContext);
  if (!employer) throw new Error('rendered outside EmployerFrame');
  return employer;
}

/** Below an EmployerFrame: whether who hires is allowed this. */
export const useIsAllowed = (permission: Permission): boolean => isAllowed(useEmployer().membership, permission);
