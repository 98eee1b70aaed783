import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pathOf, type BodyOf, type CallDeclaration, type ListMeta, type ParamsOf, type QueryOf, type ReplyOf } from '../../contract/call.ts';
import type { Country } from '../../contract/countries.ts';
import type { Language } from '../../contract/languages.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { StagedFile } from '../adapters/files.ts';
import type { Queryable } from '../db/client.ts';
import { admit } from './admit.ts';
import { actingMember, type MemberRow } from './member.ts';
import { countryOf, languageOf, type Caller } from './caller.ts';
import type { AppContext } from './app-context.ts';
import { ApiError } from './errors.ts';
import { once } from './idempotency.ts';
import { storable } from './storable.ts';
import { leavingOf, sendEvents } from './stream.ts';
import { receive } from './upload.ts';

/** The context of a handler. `db` is the transaction of a stored write, and the database itself otherwise. */
export interface CallContext<C extends CallDeclaration, Needs extends keyof AppContext, Who extends Caller | null = CallerFor<C>> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  file: C['file'] extends object ? StagedFile : undefined;
  caller: Who;
  /** The caller's membership in their company, if the call is for one. */
  member: MemberOf<C>;
  country: Country;
  language: Language;
  db: Queryable;
  context: Pick<AppContext, Needs>;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Runs this after the write is committed; not if it is refused, and not when a stored response is repeated. */
  after: (work: () => void) => void;
  /** For a streamed response: aborted when its reader leaves. */
  left: C extends { stream: true } ? AbortSignal : undefined;
}

type CallerFor<C extends CallDeclaration> = C['isShared'] extends true ? null : C['access'] extends 'public' ? Caller : Extract<Caller, { userId: string }>;
type MemberOf<C extends CallDeclaration> = C['company'] extends object ? (C['access'] extends 'recruiter' ? MemberRow : MemberRow | null) : null;
type Answer<C extends CallDeclaration> = C extends { stream: true }
  ? AsyncIterable<ReplyOf<C>>
  : C extends { list: true }
    ? { data: ReplyOf<C>; meta: ListMeta }
    : ReplyOf<C>;

interface Options<C extends CallDeclaration, P, Needs extends keyof AppContext> {
  /** A lower size limit than the declaration's, depending on the query. Bytes. */
  maxBytes?: (query: QueryOf<C>) => number;
  /** Slow work of a stored write that needs no transaction. Runs before it, unless the response is stored already. */
  prepare?: (call: CallContext<C, Needs>) => Promise<P>;
  /** Releases what was prepared, whatever the outcome of the write. */
  release?: (prepared: P, context: Pick<AppContext, Needs>) => Promise<void>;
}

/** A route ready to be registered. */
export interface Route {
  call: CallDeclaration;
  register: (app: FastifyInstance, context: AppContext) => void;
}

const meta = z.object({ page: z.number(), size: z.number(), total: z.number(), more: z.boolean().optional() });

type Handler<C extends CallDeclaration, P, Needs extends keyof AppContext> = (call: CallContext<C, Needs> & { prepared: P }) => Promise<Answer<C>>;

/** How a domain defines its routes. Their handlers get only what the domain says it needs of the app. */
export function routesWith<Needs extends keyof AppContext>() {
  return <C extends CallDeclaration, P = undefined>(call: C, handler: Handler<C, P, Needs>, options?: Options<C, P, Needs>): Route =>
    defineRoute(call, handler, options);
}

/**
 * Connects a handler to a declared call: limits, authorizes (also as a company's member), validates, runs once per Idempotency-Key, and formats the
 * response.
 * @param handler returns the response's `data`; for lists `{ data, meta }`; for a stream its events. Refuses by throwing ApiError. A stream that is
 * stored looks up and stores its response itself (idempotency.ts), because it isn't one transaction.
 */
function defineRoute<C extends CallDeclaration, P, Needs extends keyof AppContext>(
  call: C,
  handler: Handler<C, P, Needs>,
  options: Options<C, P, Needs> = {},
): Route {
  const isBodyOptional = call.body?.safeParse({}).success === true;
  const register = (app: FastifyInstance, context: AppContext) => {
    app.route({
      method: call.method,
      url: pathOf({ service: call.service, path: '' }) + call.path,
      schema: {
        summary: call.summary,
        tags: [call.service],
        ...(call.params ? { params: call.params } : {}),
        ...(call.query ? { querystring: call.query } : {}),
        ...(call.body ? { body: call.body } : {}),
        response: { 200: answerOf(call) },
      },
      ...(call.maxBytes ? { bodyLimit: call.maxBytes } : {}),
      ...(call.file ? { bodyLimit: call.file.maxBytes + 64 * 1024, handlerTimeout: LIMITS.uploadLongest } : {}),
      ...(call.stream ? { handlerTimeout: LIMITS.streamLongest } : {}),
      // Before the body is read: an unauthorized caller can't make the server parse anything.
      preParsing: async (request, reply) => {
        // Before anything is refused. The handler of a shared call sets how long its response may be cached, and doesn't know the caller.
        reply.header('cache-control', 'no-store');
        if (!call.isShared) await admit(context, request, call);
      },
      preValidation: async (request) => {
        // If every field is optional, no body means an empty object.
        request.body = isBodyOptional ? (storable(request.body) ?? {}) : storable(request.body);
        request.query = storable(request.query);
      },
      handler: async (request, reply) => {
        const inForm: Record<string, string> = {};
        const file = call.file
          ? await receive(request, context.files, options.maxBytes?.(request.query as QueryOf<C>) ?? call.file.maxBytes, call.file.field, {
              ...(call.file.also ? { also: call.file.also } : {}),
              take: (fields) => void Object.assign(inForm, fields),
            })
          : undefined;
        const later: (() => void)[] = [];
        const callContextOf = async (db: Queryable) =>
          ({
            params: request.params,
            query: request.query,
            body: request.body,
            file,
            caller: call.isShared ? null : request.caller,
            // Read again: the request may have taken minutes to arrive, and the member may have lost permissions in the meantime.
            member: await actingMember(db, call, request.caller),
            country: countryOf(request),
            language: languageOf(request),
            db,
            context,
            now: context.now(),
            request,
            reply,
            after: (work: () => void) => void later.push(work),
            left: call.stream ? leavingOf(reply) : undefined,
          }) as unknown as CallContext<C, Needs>;
        const holder: { prepared?: P } = {};
        const answer = async (db: Queryable) => {
          const result = await handler({ ...(await callContextOf(db)), prepared: holder.prepared as P });
          if (call.stream) return sendEvents(call, result as AsyncIterable<unknown>, request, reply);
          return call.list ? result : { data: result };
        };
        const prepare = options.prepare && (async () => void (holder.prepared = await options.prepare?.(await callContextOf(context.db))));
        try {
          if (Object.keys(inForm).length > 0) request.query = queryWith(call, request.query, inForm);
          const answered = await (call.idempotency === 'stored' && !call.stream
            ? once(context, call, request, { file, prepare, work: answer })
            : answer(context.db));
          for (const work of later) work();
          return answered;
        } finally {
          if (holder.prepared !== undefined) await options.release?.(holder.prepared, context);
          if (file) await context.files.discard(file);
        }
      },
    });
  };
  return { call, register };
}

/**
 * The query, or a form's fields in its place.
 * @throws ApiError parameterInvalid
 */
function queryWith({ query: declared }: CallDeclaration, query: unknown, fields: Record<string, string>): unknown {
  const parsed = declared?.safeParse({ ...(storable(fields) as object), ...(query as object) });
  if (!parsed || parsed.success) return parsed?.data ?? query;
  throw new ApiError('parameterInvalid', { fields: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), [message]])) });
}

function answerOf(call: CallDeclaration) {
  if (call.stream) return { content: { 'text/event-stream': { schema: call.reply } } };
  return call.list ? z.object({ data: call.reply, meta }) : z.object({ data: call.reply });
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}
