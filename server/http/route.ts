import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pathOf, type BodyOf, type CallDeclaration, type ListMeta, type ParamsOf, type QueryOf, type ReplyOf } from '../../contract/call.ts';
import type { Country } from '../../contract/countries.ts';
import type { Language } from '../../contract/languages.ts';
import { LIMITS } from '../../contract/limits.ts';
import type { StagedFile } from '../adapters/files.ts';
import type { Queryable } from '../db/client.ts';
import { admit } from './admit.ts';
import { actingMember, type MemberRow } from '../modules/employer/member.ts';
import { countryOf, languageOf, type Caller } from './caller.ts';
import type { AppContext } from './app-context.ts';
import { ApiError } from './errors.ts';
import { once } from './idempotency.ts';
import { storable } from './storable.ts';
import { leavingOf, sendEvents } from './stream.ts';
import { receive } from './upload.ts';

/** What a handler works with. `db` is the transaction of a stored write, the database itself otherwise. */
export interface CallContext<C extends CallDeclaration, Who extends Caller | null = CallerFor<C>> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  file: C['file'] extends object ? StagedFile : undefined;
  caller: Who;
  /** As which member of their company a recruiter makes the call, where it is for the company. */
  member: MemberOf<C>;
  country: Country;
  language: Language;
  db: Queryable;
  context: AppContext;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Does this once the write is committed; never when it is refused, nor again when its stored answer is given. */
  after: (work: () => void) => void;
  /** Of a streamed answer: its reader has left. */
  left: C extends { stream: true } ? AbortSignal : undefined;
}

type CallerFor<C extends CallDeclaration> = C['isShared'] extends true ? null : C['access'] extends 'public' ? Caller : Extract<Caller, { userId: string }>;
type MemberOf<C extends CallDeclaration> = C['company'] extends object ? (C['access'] extends 'recruiter' ? MemberRow : MemberRow | null) : null;
type Answer<C extends CallDeclaration> = C extends { stream: true }
  ? AsyncIterable<ReplyOf<C>>
  : C extends { list: true }
    ? { data: ReplyOf<C>; meta: ListMeta }
    : ReplyOf<C>;

interface Options<C extends CallDeclaration, P> {
  /** A tighter size cap than the declaration's, by what was asked. Bytes. */
  maxBytes?: (query: QueryOf<C>) => number;
  /** Of a stored write, what takes long and needs no transaction: done before there is one, unless the answer is stored already. */
  prepare?: (call: CallContext<C>) => Promise<P>;
  /** Gives back what was prepared, whatever came of the write. */
  release?: (prepared: P, context: AppContext) => Promise<void>;
}

/** A route ready to be registered. */
export interface Route {
  call: CallDeclaration;
  register: (app: FastifyInstance, context: AppContext) => void;
}

const meta = z.object({ page: z.number(), size: z.number(), total: z.number(), more: z.boolean().optional() });

/**
 * Binds a handler to a declared call: limits, authorises (also as a member of one's company), validates, runs it once per Idempotency-Key, presents.
 * @param handler returns the reply's `data`; for lists `{ data, meta }`; of a stream its events. Refuses by throwing ApiError. A stream that is
 * written once recalls and keeps its answer itself (idempotency.ts): it is no one transaction.
 */
export function defineRoute<C extends CallDeclaration, P = undefined>(
  call: C,
  handler: (call: CallContext<C> & { prepared: P }) => Promise<Answer<C>>,
  options: Options<C, P> = {},
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
      // Before the body is read: who may not make the call can not have the server parse anything.
      preParsing: async (request, reply) => {
        // Before anything is refused. The handler of a shared call says how long its answer may be kept, and is not told who asks.
        reply.header('cache-control', 'no-store');
        if (!call.isShared) await admit(context, request, call);
      },
      preValidation: async (request) => {
        // Nothing at all says as much as an object with nothing in it, where nothing has to be.
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
            // Asked again: what was sent may have been minutes on its way, and the member may do less by now.
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
          }) as unknown as CallContext<C>;
        const kept: { prepared?: P } = {};
        const answer = async (db: Queryable) => {
          const result = await handler({ ...(await callContextOf(db)), prepared: kept.prepared as P });
          if (call.stream) return sendEvents(call, result as AsyncIterable<unknown>, request, reply);
          return call.list ? result : { data: result };
        };
        const prepare = options.prepare && (async () => void (kept.prepared = await options.prepare?.(await callContextOf(context.db))));
        try {
          if (Object.keys(inForm).length > 0) request.query = queryWith(call, request.query, inForm);
          const answered = await (call.idempotency === 'stored' && !call.stream
            ? once(context, call, request, { file, prepare, work: answer })
            : answer(context.db));
          for (const work of later) work();
          return answered;
        } finally {
          if (kept.prepared !== undefined) await options.release?.(kept.prepared, context);
          if (file) await context.files.discard(file);
        }
      },
    });
  };
  return { call, register };
}

/** The query, with what stands in a form in its place. @throws ApiError parameterInvalid */
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
