import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DIALECTS } from '../../adapters/social/networks.ts';
import { formOf } from '../form.ts';
import { errorPage, PAGE_HEADERS, personaPage } from './page.ts';
import { signIn, type Person } from './people.ts';
import { personaById } from './personas.ts';
import type { SocialStandinSettings } from './settings.ts';

export type OAuthNetwork = 'facebook' | 'x';

interface Authorization {
  redirectUri: string;
  state: string;
  challenge: string | null;
}
interface Granted extends Authorization {
  person: Person;
}
type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

const random = () => randomBytes(24).toString('base64url');

/** An OAuth 2.0 server that mimics X or Facebook: their paths, responses and errors. @returns the handler for requests below `/NETWORK` */
export function makeOAuthServer(network: OAuthNetwork, { clientId, secret, redirectUris }: SocialStandinSettings): Answer {
  const authorizations = new Map<string, Authorization>();
  const codes = new Map<string, Granted>();
  const tokens = new Map<string, Person>();
  const { authorization, token, person } = DIALECTS[network].endpoints as NonNullable<(typeof DIALECTS)[OAuthNetwork]['endpoints']>;
  const pathOf = (address: string) => `/${network}${new URL(address).pathname}`;

  const authorise: Answer = (_request, response, { searchParams: query }) => {
    const redirectUri = query.get('redirect_uri') ?? '';
    const challenge = query.get('code_challenge');
    const isProper = query.get('client_id') === clientId && redirectUris[network].includes(redirectUri) && query.get('response_type') === 'code';
    if (!isProper || (network === 'x' && !(challenge && query.get('code_challenge_method') === 'S256')))
      return void response.writeHead(400, PAGE_HEADERS).end(errorPage(network, 'invalid_request', undefined));
    const id = random();
    authorizations.set(id, { redirectUri, challenge, state: query.get('state') ?? '' });
    response.writeHead(200, PAGE_HEADERS).end(personaPage(network, `/${network}/choose/${id}`));
  };

  const choose: Answer = async (request, response, { pathname }) => {
    const id = pathname.split('/').at(-1) ?? '';
    const one = authorizations.get(id);
    if (!one || request.method !== 'POST') return void response.writeHead(400, PAGE_HEADERS).end(errorPage(network, 'session_expired', undefined));
    authorizations.delete(id);
    const form = await formOf(request);
    const persona = personaById(form.get('persona'));
    const back = new URL(one.redirectUri);
    back.searchParams.set('state', persona?.fault === 'wrongState' ? 'a-state-of-another-request' : one.state);
    if (form.get('answer') === 'agree' && persona) {
      const code = random();
      const who = signIn(network, persona, { name: form.get('name')?.trim() ?? '', email: form.get('email')?.trim() ?? '' });
      codes.set(code, { ...one, person: who });
      back.searchParams.set('code', code);
    } else {
      back.searchParams.set('error', 'access_denied');
      if (network === 'facebook') back.searchParams.set('error_reason', 'user_denied');
    }
    response.writeHead(303, { location: back.href, 'referrer-policy': 'no-referrer' }).end();
  };

  const exchange: Answer = async (request, response) => {
    const form = await formOf(request);
    const granted = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const isOurs =
      network === 'x'
        ? request.headers.authorization === `Basic ${Buffer.from(`${clientId}:${encodeURIComponent(secret)}`).toString('base64')}`
        : form.get('client_id') === clientId && form.get('client_secret') === secret;
    const verified = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isProper = granted && granted.redirectUri === form.get('redirect_uri') && (granted.challenge === null || granted.challenge === verified);
    if (granted?.person.persona.fault === 'serverError') return json(response, 503, {});
    if (!isOurs || !isProper || granted.person.persona.fault === 'tokenRefused') return json(response, 400, refusalOf(network));
    const access_token = random();
    tokens.set(access_token, granted.person);
    const more = network === 'x' ? { scope: DIALECTS.x.scope } : {};
    json(response, 200, { access_token, token_type: 'bearer', expires_in: network === 'x' ? 7_200 : 5_183_944, ...more });
  };

  const tell: Answer = (request, response) => {
    const who = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (who) json(response, 200, claimsOf(network, who));
    else json(response, 401, refusalOf(network));
  };

  const routes: Record<string, Answer> = { [pathOf(authorization)]: authorise, [pathOf(token)]: exchange, [pathOf(person)]: tell };
  return (request, response, url) => {
    const answer = url.pathname.startsWith(`/${network}/choose/`) ? choose : routes[url.pathname];
    return answer ? answer(request, response, url) : void response.writeHead(404).end();
  };
}

function claimsOf(network: OAuthNetwork, { sub, firstName, lastName, email, persona }: Person): object {
  if (network === 'facebook') return { id: sub, first_name: firstName, last_name: lastName, ...(email === null ? {} : { email }) };
  const isShared = email !== null && persona.email === 'verified';
  return { data: { id: sub, name: `${firstName} ${lastName}`.trim(), username: `waymark${sub.slice(0, 6)}`, ...(isShared ? { confirmed_email: email } : {}) } };
}

function refusalOf(network: OAuthNetwork): object {
  if (network === 'x') return { error: 'invalid_request', error_description: 'Value passed for the authorization code was invalid.' };
  return { error: { message: 'This authorization code has been used.', type: 'OAuthException', code: 100, fbtrace_id: 'standin' } };
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body));
}
