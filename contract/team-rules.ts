import type { ErrorName } from './errors.ts';

/** Who may do what for a company (specification §6). One place for the server, which refuses by it, and the page, which offers by it. */

export const MEMBER_ROLES = ['coordinator', 'admin', 'recruiter'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
/** What one may be made; a coordinator is made by handing the company over. */
export const GIVEN_ROLES = ['admin', 'recruiter'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** What a recruiter is allowed one by one, under the keys of the config list `recruiter_role_permissions`; a coordinator and admins may all of it. */
export const PERMISSIONS = ['post-jobs', 'chat-with-job-seekers', 'mask-salaries', 'set-automatic-replies', 'analyse-talent-with-ai'] as const;
export type Permission = (typeof PERMISSIONS)[number];
/** The permission to open, read and write conversations, and to offer interviews. */
export const CHATTING = 'chat-with-job-seekers' satisfies Permission;
/** What whoever joins as a recruiter begins with. */
export const FIRST_PERMISSIONS: readonly Permission[] = ['post-jobs', CHATTING];

export type CompanyAction =
  | 'editCompany'
  | 'changeDocuments'
  | 'deleteCompany'
  | 'transferOwnership'
  | 'invite'
  | 'letIn'
  | 'changeMember'
  | 'removeMember'
  | 'leave';

/** A member as these rules see one. */
export interface Standing {
  role: MemberRole;
  permissions: readonly string[];
}

/** Whether a member may do what recruiters are allowed one by one. */
export const isAllowed = ({ role, permissions }: Standing, permission: Permission): boolean => role !== 'recruiter' || permissions.includes(permission);

/** By which name a permission that is missing is refused. */
const REFUSED: Readonly<Record<Permission, ErrorName>> = {
  'post-jobs': 'postingRefused',
  'chat-with-job-seekers': 'memberNotAllowed',
  'mask-salaries': 'maskingRefused',
  'set-automatic-replies': 'memberNotAllowed',
  'analyse-talent-with-ai': 'memberNotAllowed',
};

/** Why a member may not do what recruiters are allowed one by one; null where they may. */
export const permissionRefusal = (standing: Standing, permission: Permission): ErrorName | null =>
  isAllowed(standing, permission) ? null : REFUSED[permission];

/** What a call for a company needs of the member who makes it (call.ts). Neither permission nor action: every member may make it. */
export interface CompanyAccess {
  /** Whose rows it reads and writes: the company's, or only those that are the member's own in it. Any other row is not found. */
  readonly rows: 'company' | 'own';
  readonly permission?: Permission;
  readonly action?: CompanyAction;
  /** Needed too, but for some of what can be sent: the handler asks (`requirePermission`) once it knows. */
  readonly partly?: Permission;
}

const BY_ADMINS: Partial<Record<CompanyAction, ErrorName>> = {
  editCompany: 'companyEditRefused',
  changeDocuments: 'documentsRefused',
  invite: 'teamRefused',
  letIn: 'verifyRecruitersRefused',
  changeMember: 'teamRefused',
  removeMember: 'teamRefused',
};
const BY_COORDINATOR: Partial<Record<CompanyAction, ErrorName>> = { deleteCompany: 'companyDeleteRefused', transferOwnership: 'ownershipRefused' };
/** What can not be done to a coordinator by anybody, themselves included. */
const NOT_TO_COORDINATOR: Partial<Record<CompanyAction, ErrorName>> = { changeMember: 'coordinatorRoleFixed', removeMember: 'coordinatorUndeletable' };

/**
 * Why somebody may not do something for their company; null where they may.
 * @param target the role of whom it is done to
 */
export function refusalOf(role: MemberRole, action: CompanyAction, target?: MemberRole): ErrorName | null {
  const byCoordinator = BY_COORDINATOR[action];
  if (byCoordinator) return role === 'coordinator' ? null : byCoordinator;
  const byAdmins = BY_ADMINS[action];
  if (byAdmins && role === 'recruiter') return byAdmins;
  if (target === 'coordinator' && NOT_TO_COORDINATOR[action]) return NOT_TO_COORDINATOR[action];
  if (action === 'leave' && role === 'coordinator') return 'coordinatorMustTransfer';
  return null;
}

/** Why a member may not make a call for their company; null where they may. */
export function accessRefusal(standing: Standing, { permission, action }: CompanyAccess): ErrorName | null {
  return (permission && permissionRefusal(standing, permission)) ?? (action ? refusalOf(standing.role, action) : null);
}
