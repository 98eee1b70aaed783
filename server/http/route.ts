import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pathOf, type BodyOf, type CallDeclaration, type ListMeta, type ParamsOf, type QueryOf, type ReplyOf } from '../../contract/call.ts';
import type { Country } from '../../contract/countries.ts';
import type { Language } from '../../contract/languages.ts';
import type { StagedFile } from '../adapters/files.ts';
import type { Queryable } from '../db/client.ts';
import { authorise, countryOf, languageOf, type Caller } from './caller.ts';
import type { House } from './house.ts';
import { once } from './idempotency.ts';
import { receive } from './upload.ts';

/** What a handler works with. `db` is the transaction of a stored write, the database itself otherwise. */
export interface Context<C extends CallDeclaration, Who extends Caller = CallerFor<C>> {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  file: C['file'] extends object ? StagedFile : undefined;
  caller: Who;
  country: Country;
  language: Language;
  db: Queryable;
  house: House;
  now: Date;
  request: FastifyRequest;
  reply: FastifyReply;
}

type CallerFor<C extends CallDeclaration> = C['access'] extends 'seeker'
  ? Extract<Caller, { userId: string }>
  : C['access'] extends 'guest'
    ? Extract<Caller, { userId: string }>
    : Caller;
type Answer<C extends CallDeclaration> = C extends { list: true } ? { data: ReplyOf<C>; meta: ListMeta } : ReplyOf<C>;

interface Options<C extends CallDeclaration> {
  /** A tighter size cap than the declaration's, by what was asked. Bytes. */
  maxBytes?: (query: QueryOf<C>) => number;
}

/** A route ready to be registered. */
export interface Route {
  call: CallDeclaration;
  register: (app: FastifyInstance, house: House) => void;
}

const meta = z.object({ page: z.number(), size: z.number(), total: z.number(), more: z.boolean().optional() });

/**
 * Binds a handler to a declared call: limits, authorises, validates, runs it once per Idempotency-Key, presents.
 * @param handler returns the reply's `data`; for lists `{ data, meta }`. Refuses by throwing ApiError.
 */
export function defineRoute<C extends CallDeclaration>(call: C, handler: (context: Context<C>) => Promise<Answer<C>>, options: Options<C> = {}): Route {
  const register = (app: FastifyInstance, house: House) => {
    app.route({
      method: call.method,
      url: pathOf({ service: call.service, path: '' }) + call.path,
      schema: {
        summary: call.summary,
        tags: [call.service],
        ...(call.params ? { params: call.params } : {}),
        ...(call.query ? { querystring: call.query } : {}),
        ...(call.body ? { body: call.body } : {}),
        response: { 200: call.list ? z.object({ data: call.reply, meta }) : z.object({ data: call.reply }) },
      },
      ...(call.file ? { bodyLimit: call.file.maxBytes + 64 * 1024 } : {}),
      preValidation: async (request) => {
        request.caller = await house.identify(request);
        authorise(call.access, request.caller);
      },
      handler: async (request, reply) => {
        const file = call.file
          ? await receive(request, house.files, options.maxBytes?.(request.query as QueryOf<C>) ?? call.file.maxBytes, call.file.field)
          : undefined;
        const answer = async (db: Queryable) => {
          const context = {
            params: request.params,
            query: request.query,
            body: request.body,
            file,
            caller: request.caller,
            country: countryOf(request),
            language: languageOf(request),
            db,
            house,
            now: house.now(),
            request,
            reply,
          };
          const result = await handler(context as unknown as Context<C>);
          return call.list ? result : { data: result };
        };
        try {
          return await (call.idempotency === 'stored' ? once(house, call, request, file, answer) : answer(house.db));
        } finally {
          if (file) await house.files.discard(file);
        }
      },
    });
  };
  return { call, register };
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
}
