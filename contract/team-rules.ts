import type { ErrorName } from './errors.ts';

/** Who may do what for a company (specification §6). The server refuses and the pages offer by the same rules. */

export const MEMBER_ROLES = ['coordinator', 'admin', 'recruiter'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];
/** The roles a member can be given. A coordinator can only be made by transferring the company. */
export const GIVEN_ROLES = ['admin', 'recruiter'] as const;
export type GivenRole = (typeof GIVEN_ROLES)[number];

/** The permissions of a recruiter, under the keys of the config list `recruiter_role_permissions`. A coordinator and admins have all of them. */
export const PERMISSIONS = ['post-jobs', 'chat-with-job-seekers', 'mask-salaries', 'set-automatic-replies', 'analyse-talent-with-ai'] as const;
export type Permission = (typeof PERMISSIONS)[number];
/** The permission to open, read, and write chats, and to offer interviews. */
export const CHATTING = 'chat-with-job-seekers' satisfies Permission;
/** The permissions of a new recruiter. */
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
export interface MemberRights {
  role: MemberRole;
  permissions: readonly string[];
}

/** Whether a member has a recruiter's permission. */
export const isAllowed = ({ role, permissions }: MemberRights, permission: Permission): boolean => role !== 'recruiter' || permissions.includes(permission);

/** The error for each missing permission. */
const REFUSED: Readonly<Record<Permission, ErrorName>> = {
  'post-jobs': 'postingRefused',
  'chat-with-job-seekers': 'memberNotAllowed',
  'mask-salaries': 'maskingRefused',
  'set-automatic-replies': 'memberNotAllowed',
  'analyse-talent-with-ai': 'memberNotAllowed',
};

/** Why a member doesn't have a permission; null if they do. */
export const permissionRefusal = (member: MemberRights, permission: Permission): ErrorName | null =>
  isAllowed(member, permission) ? null : REFUSED[permission];

/** What a call for a company requires of the member who makes it (call.ts). Without a permission or an action, every member may make it. */
export interface CompanyAccess {
  /** The rows it reads and writes: the company's, or only the member's own in it. Any other row is not found. */
  readonly rows: 'company' | 'own';
  readonly permission?: Permission;
  readonly action?: CompanyAction;
  /** Also required, but only for some input: the handler checks it (`requirePermission`) once it knows. */
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
/** What nobody can do to a coordinator, not even the coordinator. */
const NOT_TO_COORDINATOR: Partial<Record<CompanyAction, ErrorName>> = { changeMember: 'coordinatorRoleFixed', removeMember: 'coordinatorUndeletable' };

/**
 * Why a person may not do something for their company; null if they may.
 * @param target the role of the affected member
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

/** Why a member may not make a call for their company; null if they may. */
export function accessRefusal(member: MemberRights, { permission, action }: CompanyAccess): ErrorName | null {
  return (permission && permissionRefusal(member, permission)) ?? (action ? refusalOf(member.role, action) : null);
}
