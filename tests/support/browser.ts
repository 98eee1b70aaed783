import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { guestLogin, register } from '../../contract/auth.ts';
import { pathOf, type CallDeclaration, type CallInput, type ListMeta, type ReplyOf } from '../../contract/call.ts';
import type { ErrorBody } from '../../contract/errors.ts';
import type { CurrentUser } from '../../contract/records.ts';

export interface Answer<T> {
  status: number;
  /** The reply's data; reading it after a refused call throws, so tests don't have to check. */
  data: T;
  meta: ListMeta;
  /** Of a refused call; reading it after a successful one throws. */
  refusal: ErrorBody;
  headers: Record<string, string | string[] | number | undefined>;
  /** The Set-Cookie lines. */
  setCookies: string[];
}

/** A browser over `app.inject`: stores cookies, sends the headers of every request. */
export interface Browser {
  readonly cookies: Map<string, string>;
  readonly device: string;
  /** The user, once registered or signed in. */
  user: CurrentUser | null;
  /** For a streamed answer, the data are all its events; an error that interrupted it comes last. */
  call: <const C extends CallDeclaration>(
    call: C,
    input?: CallInput<C>,
    headers?: Record<string, string>,
    /** The network it comes from, if not the tests' own. */
    from?: { remoteAddress: string },
  ) => Promise<Answer<C extends { stream: true } ? ReplyOf<C>[] : ReplyOf<C>>>;
  beGuest: () => Promise<void>;
  register: (details: { email: string } & Record<string, unknown>) => Promise<CurrentUser>;
}

export function browser(app: FastifyInstance, own: Record<string, string> = {}): Browser {
  const cookies = new Map<string, string>();
  const device = randomUUID();

  const call: Browser['call'] = async (declaration, input, headers = {}, from = undefined) => {
    const given = (input ?? {}) as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown; file?: Blob; filename?: string };
    const query = new URLSearchParams(
      Object.entries(given.query ?? {})
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => [key, String(value)]),
    );
    const content = given.file
      ? await multipart(declaration.file?.field ?? 'file', given.file, given.filename ?? 'file')
      : { body: given.body === undefined ? undefined : JSON.stringify(given.body), type: 'application/json' };
    const answer = await app.inject({
      ...from,
      method: declaration.method,
      url: pathOf(declaration, given.params) + (query.size > 0 ? `?${query}` : ''),
      headers: {
        'country-id': '167',
        'language-id': '1',
        'role-id': '1',
        device: 'web',
        device_uuid: device,
        ...(declaration.method === 'GET' ? {} : { 'idempotency-key': randomUUID(), origin: 'http://localhost:3000' }),
        ...(content.body === undefined ? {} : { 'content-type': content.type }),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...own,
        ...headers,
      },
      ...(content.body === undefined ? {} : { payload: content.body }),
    });
    for (const { name, value, maxAge, expires } of answer.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() <= 0)) cookies.delete(name);
      else cookies.set(name, encodeURIComponent(value));
    }
    return readable(answer.statusCode, answer.body, answer.headers);
  };

  const self: Browser = {
    cookies,
    device,
    call,
    user: null,
    async beGuest() {
      await call(guestLogin, {
        body: { guest_role: 'jobseeker', country_id: 167, language_id: 1, device_name: 'test', device_type: 'web', device_uuid: device },
      });
    },
    async register(details) {
      const body = { password: 'correct horse 1', first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true as const, ...details };
      self.user = (await call(register, { body })).data.user as CurrentUser;
      return self.user;
    },
  };
  return self;
}

function readable<T>(status: number, text: string, headers: Answer<T>['headers']): Answer<T> {
  const isStream = String(headers['content-type']).startsWith('text/event-stream');
  const body = (isStream ? { data: eventsOf(text) } : JSON.parse(text)) as { data: T; meta: ListMeta } & ErrorBody;
  const setCookies = [headers['set-cookie'] ?? []].flat().map(String);
  return {
    status,
    headers,
    setCookies,
    get data() {
      if (status >= 400) throw new Error(`refused with ${status}: ${text}`);
      return body.data;
    },
    get meta() {
      return body.meta;
    },
    get refusal() {
      if (status < 400) throw new Error(`not refused: ${text.slice(0, 400)}`);
      return body;
    },
  };
}

const eventsOf = (text: string): unknown[] => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data) as unknown);

async function multipart(field: string, file: Blob, filename: string): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  form.append(field, file, filename);
  const response = new Response(form);
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') as string };
}
