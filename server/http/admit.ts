import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { CallDeclaration } from '../../contract/call.ts';
import { DOWNLOADS, type DownloadPath } from '../../contract/downloads.ts';
import { actingMember, type MemberRow } from './member.ts';
import { authorise, type Caller } from './caller.ts';
import { ApiError } from './errors.ts';
import type { AppContext } from './app-context.ts';

/**
 * Checks whether the caller may make a call, before the request is read.
 * @returns the caller's membership in their company; null if the call isn't for a company
 * @throws ApiError credentialsMissing, noPermission; noCompany and the refusals for actions the member may not take
 */
export async function admit(context: AppContext, request: FastifyRequest, call: Pick<CallDeclaration, 'access' | 'company'>): Promise<MemberRow | null> {
  request.caller = await context.identify(request);
  authorise(call.access, request.caller);
  return actingMember(context.db, call, request.caller);
}

interface Reader {
  caller: Extract<Caller, { userId: string }>;
  member: MemberRow | null;
  id: string;
}

/**
 * Like `admit`, for a file identified by its ID.
 * @throws ApiError as `admit`; notFound for an invalid ID
 */
export async function admitToFile(context: AppContext, request: FastifyRequest, path: DownloadPath): Promise<Reader> {
  const member = await admit(context, request, DOWNLOADS[path]);
  const id = z.uuid().safeParse((request.params as { id: string }).id);
  if (!id.success || request.caller.userId === null) throw new ApiError('notFound');
  return { caller: request.caller, member, id: id.data };
}
