import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type DownloadDeclaration, type DownloadPath, DOWNLOADS } from '../../contract/downloads.ts';
import { LIMITS } from '../../contract/limits.ts';
import { admit } from './admit.ts';
import type { AppContext } from './app-context.ts';
import { type Caller, languageOf } from './caller.ts';
import { ApiError } from './errors.ts';
import { actingMember, type MemberRow } from './member.ts';
import type { CallContext } from './route.ts';

type Declared<P extends DownloadPath> = (typeof DOWNLOADS)[P];
type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Parameters<Rest>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : {};

/** The context of a download's handler. */
export interface DownloadContext<P extends DownloadPath, Needs extends keyof AppContext> extends Pick<
  CallContext<never, Needs, null>,
  'db' | 'context' | 'now' | 'language' | 'request' | 'reply'
> {
  params: Parameters<P>;
  query: Declared<P> extends { query: z.ZodType } ? z.output<Declared<P>['query']> : undefined;
  caller: Declared<P>['access'] extends 'public' ? Caller : Extract<Caller, { userId: string }>;
  /** The caller's membership in their company, if the file is a company's. */
  member: Declared<P> extends { access: 'recruiter'; company: object } ? MemberRow : MemberRow | null;
}

/** A download ready to be registered. */
export interface DownloadRoute {
  path: DownloadPath;
  register: (app: FastifyInstance, context: AppContext) => void;
}

type Handler<P extends DownloadPath, Needs extends keyof AppContext> = (call: DownloadContext<P, Needs>) => Promise<FastifyReply>;

/** How a domain defines its downloads. Their handlers get only what the domain says it needs of the app. */
export function downloadsWith<Needs extends keyof AppContext>() {
  return <P extends DownloadPath>(path: P, handler: Handler<P, Needs>): DownloadRoute => defineDownload(path, handler);
}

const binary = z.string().meta({ format: 'binary' });

/**
 * Connects a handler to a declared download: authorizes (also as a company's member), validates the ID and the query, and documents it.
 * @param handler sets the headers and sends the file. Refuses by throwing ApiError.
 */
function defineDownload<P extends DownloadPath, Needs extends keyof AppContext>(path: P, handler: Handler<P, Needs>): DownloadRoute {
  const declared: DownloadDeclaration = DOWNLOADS[path];
  const register = (app: FastifyInstance, context: AppContext) => {
    app.get(
      path,
      {
        schema: {
          summary: declared.summary,
          tags: [path.split('/')[2] as string],
          ...(declared.query ? { querystring: declared.query } : {}),
          response: { 200: { description: declared.summary, content: Object.fromEntries(declared.types.map((type) => [type, { schema: binary }])) } },
        },
        ...(declared.isLong ? { handlerTimeout: LIMITS.uploadLongest } : {}),
        // Whoever may not have a file learns nothing of what a request for it must look like.
        preValidation: async (request) => void (await admit(context, request, declared)),
      },
      async (request, reply) =>
        handler({
          params: paramsOf(request),
          query: request.query,
          caller: request.caller,
          member: await actingMember(context.db, declared, request.caller),
          language: languageOf(request),
          db: context.db,
          context,
          now: context.now(),
          request,
          reply,
        } as unknown as DownloadContext<P, Needs>),
    );
  };
  return { path, register };
}

/** @throws ApiError notFound for an ID that is none */
function paramsOf({ params }: FastifyRequest): Record<string, string> {
  const named = params as Record<string, string>;
  if ('id' in named && !z.uuid().safeParse(named['id']).success) throw new ApiError('notFound');
  return named;
}
