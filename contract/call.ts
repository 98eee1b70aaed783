import type { z } from 'zod';
import type { CompanyAccess } from './team-rules.ts';

/**
 * Who may make a call (specification §6). The server checks it on every call, before anything else. A guest may do what needs an owner but no
 * account. A member is anyone who is signed in, job seeker or recruiter.
 */
export type Access = 'public' | 'guest' | 'seeker' | 'recruiter' | 'member';

/**
 * How a repeated write stays a single write (docs/architecture.md, *Writes*).
 * - `stored`: the first reply is stored under the Idempotency-Key in the same transaction, and sent again.
 * - `natural`: repeating it changes nothing (a login, a delete). Nothing is stored, and so never a session token.
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
   * For a public call: the reply is the same for everyone, so caches may store it, and the handler doesn't learn who is calling. Caches store nothing
   * of any other call.
   */
  readonly isShared?: true;
  /**
   * What a recruiter needs to make this call for their company. Left out if they make it for themselves, whatever their company. Not checked for job
   * seekers who may make the call too.
   */
  readonly company?: CompanyAccess;
  readonly idempotency?: Idempotency;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The maximum size of the body in bytes, if it should be lower than that of every call. */
  readonly maxBytes?: number;
  /** One streamed file, in the form field of this name. The server checks its content. `also`: query parameters that may be in the form instead. */
  readonly file?: { readonly field: string; readonly maxBytes: number; readonly also?: readonly string[] };
  /**
   * The reply is streamed as server-sent events, each a `reply`. A refusal before the first event is an ordinary reply; a later failure is an event
   * named `failed` with the body of a refusal. `stored` then means that a completed reply is stored, and sent again for the same key, right away and
   * at no cost.
   */
  readonly stream?: true;
  /** The `data` of the reply. */
  readonly reply: z.ZodType;
  /** Lists also have `meta`. */
  readonly list?: true;
  /** The numeric codes of specification §8 this call may reply with, in addition to those every call may. */
  readonly errors?: readonly number[];
}

/** Declares a call once. The server's route, the browser's client, and the OpenAPI document are derived from it. */
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
  /** True if `total` is the counting limit and there are more. */
  more?: boolean | undefined;
}

/** The reply as sent over the network. */
export type Reply<C extends CallDeclaration> = C extends { list: true } ? { data: ReplyOf<C>; meta: ListMeta } : { data: ReplyOf<C> };

/** The path of a call with its parameters filled in, starting with /api. */
export function pathOf(call: Pick<CallDeclaration, 'service' | 'path'>, params: Record<string, unknown> = {}): string {
  const path = call.path.replace(/:([a-z_]+)/gi, (_, name: string) => encodeURIComponent(String(params[name])));
  return `/api/${call.service}${path}`;
}
