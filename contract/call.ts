import type { z } from 'zod';
import type { CompanyAccess } from './team-rules.ts';

/**
 * Who may make a call (specification §6). The server checks it on every call, before anything else. A guest may do what needs an owner
 * but no account; a member is whoever is logged in, seeker or recruiter.
 */
export type Access = 'public' | 'guest' | 'seeker' | 'recruiter' | 'member';

/**
 * How a repeated write stays one write (architecture, *Security*).
 * - `stored`: the first answer is stored under the Idempotency-Key in the same transaction, and given again.
 * - `natural`: repeating it changes nothing by its nature (a login, a delete); nothing is stored, so no session token ever is.
 */
export type Idempotency = 'stored' | 'natural';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallDeclaration {
  readonly method: Method;
  /** The API service of specification §7: the first path segment after /api. */
  readonly service: string;
  /** The path below the service, with `:name` parameters. */
  readonly path: string;
  readonly summary: string;
  readonly access: Access;
  /**
   * Of a public call: it is answered alike to everybody, so caches may keep the answer. Its handler is not told who asks. Of every other call
   * no cache keeps anything.
   */
  readonly isShared?: true;
  /**
   * What a recruiter needs who makes the call for their company. Left out where they make it for themselves, whatever company they hire for. A job
   * seeker who may make the call too is not asked.
   */
  readonly company?: CompanyAccess;
  readonly idempotency?: Idempotency;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** How large the body may be, in bytes, where less than any call's will do. */
  readonly maxBytes?: number;
  /** One file, streamed, under this field name. Its content is judged by the server. `also`: parameters of the query that may stand in the form instead. */
  readonly file?: { readonly field: string; readonly maxBytes: number; readonly also?: readonly string[] };
  /**
   * The answer comes piece by piece, as server-sent events, each a `reply` of its own. What refuses it before the first is answered like any other
   * call; what fails later is an event named `failed`, with the body of a refusal. `stored` then says: what came to its end is stored, and given
   * again under the same key, at once and at no cost.
   */
  readonly stream?: true;
  /** What `data` holds in the reply. */
  readonly reply: z.ZodType;
  /** Lists also carry `meta`. */
  readonly list?: true;
  /** The numeric codes of specification §8 this call may answer with, beside those every call may. */
  readonly errors?: readonly number[];
}

/** Declares a call, once: the server's route, the browser's client and the OpenAPI document come from it. */
export function declareCall<const C extends CallDeclaration>(declaration: C): C {
  return declaration;
}

export type ParamsOf<C extends CallDeclaration> = C['params'] extends z.ZodType ? z.output<C['params']> : undefined;
export type QueryOf<C extends CallDeclaration> = C['query'] extends z.ZodType ? z.output<C['query']> : undefined;
export type BodyOf<C extends CallDeclaration> = C['body'] extends z.ZodType ? z.output<C['body']> : undefined;
export type ReplyOf<C extends CallDeclaration> = z.output<C['reply']>;

type InputOf<T> = T extends z.ZodType ? z.input<T> : never;
type Optional<K extends string, T> = [T] extends [never] ? { [P in K]?: undefined } : {} extends T ? { [P in K]?: T } : { [P in K]: T };

/** What the browser passes to make the call: only the parts it declares. */
export type CallInput<C extends CallDeclaration> = Optional<'params', InputOf<C['params']>> &
  Optional<'query', InputOf<C['query']>> &
  Optional<'body', InputOf<C['body']>> &
  (C['file'] extends object ? { file: Blob; filename: string } : { file?: undefined; filename?: undefined });

export interface ListMeta {
  page: number;
  size: number;
  total: number;
  /** True when `total` is the cap of counting and there are more. */
  more?: boolean | undefined;
}

/** The wire's reply (architecture, *The wire*). */
export type Reply<C extends CallDeclaration> = C extends { list: true } ? { data: ReplyOf<C>; meta: ListMeta } : { data: ReplyOf<C> };

/** The path of a call with its parameters filled in, beginning with /api. */
export function pathOf(call: Pick<CallDeclaration, 'service' | 'path'>, params: Record<string, unknown> = {}): string {
  const path = call.path.replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(String(params[name])));
  return `/api/${call.service}${path}`;
}
