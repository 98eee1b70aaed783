import type { FastifyRequest } from 'fastify';
import type { CallDeclaration } from '../../contract/call.ts';
import { actingMember, type MemberRow } from './member.ts';
import { authorise } from './caller.ts';
import type { AppContext } from './app-context.ts';

/**
 * Checks whether the caller may make a call, before the request is read.
 * @returns the caller's membership in their company; null if the call isn't for a company
 * @throws ApiError credentialsMissing, noPermission; noCompany and the refusals for actions the member may not take
 */
export async function admit(
  context: Pick<AppContext, 'db' | 'identify'>,
  request: FastifyRequest,
  call: Pick<CallDeclaration, 'access' | 'company'>,
): Promise<MemberRow | null> {
  request.caller = await context.identify(request);
  authorise(call.access, request.caller);
  return actingMember(context.db, call, request.caller);
}
