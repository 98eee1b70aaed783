import { z } from 'zod';
import { declareCall } from './call.ts';
import { ERRORS } from './errors.ts';
import { email, instant, uuid } from './fields.ts';
import { companyMembership } from './recovery.ts';
import { GIVEN_ROLES, MEMBER_ROLES, PERMISSIONS } from './team-rules.ts';
import { portrait } from './portrait.ts';

/** A company's team, and adding people to it (specification §6). People act for their own company only, which is never a parameter. */

const permissions = z.array(z.enum(PERMISSIONS)).max(PERMISSIONS.length);

/** `joined_at` is null for people waiting for approval. */
export const teamMember = z.object({
  user_id: uuid,
  name: z.string(),
  ...portrait,
  email: z.string(),
  is_email_verified: z.boolean(),
  role: z.enum(MEMBER_ROLES),
  permissions: z.array(z.string()),
  joined_at: instant.nullable(),
  is_me: z.boolean(),
});
export type TeamMember = z.output<typeof teamMember>;

export const teamInvite = z.object({
  id: uuid,
  email: z.string(),
  role: z.enum(GIVEN_ROLES),
  permissions: z.array(z.string()),
  expires_at: instant,
  is_expired: z.boolean(),
});
export type TeamInvite = z.output<typeof teamInvite>;

/** Members first, in the order they joined; people who wait come last. Invitations are for those who may invite. */
export const team = z.object({ members: z.array(teamMember), invites: z.array(teamInvite) });
export type Team = z.output<typeof team>;

const byUser = z.object({ user_id: uuid });
const notMine = [ERRORS.noCompany.code, ERRORS.notFound.code];

export const getTeam = declareCall({
  method: 'GET',
  service: 'recruiters',
  path: '/team',
  summary: 'List the company’s team',
  access: 'recruiter',
  company: { rows: 'company' },
  reply: team,
  errors: [ERRORS.noCompany.code],
});
/** Inviting someone again replaces the earlier invitation, whose link stops working. */
export const inviteMember = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/team/invites',
  summary: 'Invite a colleague by email',
  access: 'recruiter',
  company: { rows: 'company', action: 'invite' },
  idempotency: 'stored',
  body: z.object({ email, role: z.enum(GIVEN_ROLES), permissions }),
  reply: team,
  errors: [ERRORS.proofNeeded.code, ERRORS.addressUnconfirmed.code, ERRORS.noCompany.code, ERRORS.teamRefused.code, ERRORS.tooManyAttempts.code],
});
export const cancelInvite = declareCall({
  method: 'DELETE',
  service: 'recruiters',
  path: '/team/invites/:id',
  summary: 'Cancel an invitation',
  access: 'recruiter',
  company: { rows: 'company', action: 'invite' },
  idempotency: 'natural',
  params: z.object({ id: uuid }),
  reply: team,
  errors: [ERRORS.noCompany.code, ERRORS.teamRefused.code],
});
export const letMemberIn = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/team/:user_id/let-in',
  summary: 'Approve a recruiter who is waiting',
  access: 'recruiter',
  company: { rows: 'company', action: 'letIn' },
  idempotency: 'natural',
  params: byUser,
  reply: team,
  errors: [ERRORS.proofNeeded.code, ...notMine, ERRORS.verifyRecruitersRefused.code],
});
export const changeMember = declareCall({
  method: 'PATCH',
  service: 'recruiters',
  path: '/team/:user_id',
  summary: 'Change a colleague’s role and permissions',
  access: 'recruiter',
  company: { rows: 'company', action: 'changeMember' },
  idempotency: 'natural',
  params: byUser,
  body: z.object({ role: z.enum(GIVEN_ROLES), permissions }),
  reply: team,
  errors: [ERRORS.proofNeeded.code, ...notMine, ERRORS.teamRefused.code, ERRORS.coordinatorRoleFixed.code],
});
/** For a person who waits: declines them. */
export const removeMember = declareCall({
  method: 'DELETE',
  service: 'recruiters',
  path: '/team/:user_id',
  summary: 'Remove a colleague from the company',
  access: 'recruiter',
  company: { rows: 'company', action: 'removeMember' },
  idempotency: 'natural',
  params: byUser,
  reply: team,
  errors: [ERRORS.proofNeeded.code, ...notMine, ERRORS.teamRefused.code, ERRORS.verifyRecruitersRefused.code, ERRORS.coordinatorUndeletable.code],
});
export const transferOwnership = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/team/:user_id/transfer',
  summary: 'Transfer the company to a colleague; the caller stays as an admin',
  access: 'recruiter',
  company: { rows: 'company', action: 'transferOwnership' },
  idempotency: 'natural',
  params: byUser,
  reply: team,
  errors: [ERRORS.proofNeeded.code, ...notMine, ERRORS.ownershipRefused.code],
});
export const leaveCompany = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/team/leave',
  summary: 'Leave the company',
  access: 'recruiter',
  company: { rows: 'own', action: 'leave' },
  idempotency: 'natural',
  reply: z.null(),
  errors: [ERRORS.noCompany.code, ERRORS.coordinatorMustTransfer.code],
});

/** What a person sees who opens an invitation. */
export const openedInvite = z.object({
  company: z.object({ id: z.number().int(), name: z.string(), logo: z.string() }),
  email: z.string(),
  role: z.enum(GIVEN_ROLES),
  invited_by: z.string(),
});
export type OpenedInvite = z.output<typeof openedInvite>;

/** The token in the email is exchanged for a cookie that scripts can't read. Without a token, the cookie is used. */
export const openInvite = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/invites/open',
  summary: 'Open an invitation to a company',
  access: 'public',
  idempotency: 'natural',
  body: z.object({ token: z.string().max(200).optional() }),
  reply: openedInvite,
  errors: [ERRORS.notFound.code, ERRORS.linkExpired.code, ERRORS.linkUsed.code, ERRORS.tooManyAttempts.code],
});
/** Refused for a person who already has a company. */
export const acceptInvite = declareCall({
  method: 'POST',
  service: 'recruiters',
  path: '/invites/accept',
  summary: 'Join the company of an invitation',
  access: 'recruiter',
  idempotency: 'natural',
  reply: companyMembership,
  errors: [ERRORS.notFound.code, ERRORS.linkExpired.code, ERRORS.linkUsed.code, ERRORS.inviteNotYours.code, ERRORS.notAllowedNow.code],
});
