import { randomBytes } from 'node:crypto';
import { decodeJwt, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { OpenIdNetwork } from './openid.ts';
import { personBySub, type Person } from './people.ts';
import type { Fault } from './personas.ts';
import { escapeMarkup } from '../../../src/lib/escapeMarkup.ts';

/** The key that signs the network's id tokens. */
type Signing = { alg: 'RS256'; key: CryptoKey } | { alg: 'HS256'; key: Uint8Array };

/** Claims that make an otherwise valid id token invalid. */
const CHANGED: Partial<Record<Fault, JWTPayload>> = { wrongNonce: { nonce: 'another' }, wrongAudience: { aud: 'another-client' }, foreignKey: {} };

/** Makes the provider respond like its network, and fail as the persona requires, at the same place as a real one. */
export function injectFaults(provider: Provider, network: OpenIdNetwork, signing: Signing): void {
  provider.use(async (plain, next) => {
    await next();
    // The provider adds this to every request it routes.
    const context = plain as unknown as KoaContextWithOIDC;
    const { route, account } = (plain['oidc'] ?? {}) as Partial<KoaContextWithOIDC['oidc']>;
    const person = personBySub(network, account?.accountId);
    if (!person) return;
    const { fault } = person.persona;
    if (route === 'resume' && network === 'apple') tellName(context, person);
    if (route === 'resume' && fault) tamper(context, fault);
    if (route === 'token' && context.status === 200) await failToken(context, fault, signing);
  });
}

/** In a field of the form that Apple makes the browser post. */
function tellName(context: KoaContextWithOIDC, { firstName, lastName, email }: Person): void {
  const user = JSON.stringify({ name: { firstName, lastName }, ...(email === null ? {} : { email }) });
  const value = escapeMarkup(user);
  context.body = String(context.body).replace('<noscript>', `<input type="hidden" name="user" value="${value}"/>\n<noscript>`);
}

/** Changes the response, like an attacker in between: a redirect, or a posted form. */
function tamper(context: KoaContextWithOIDC, fault: Fault): void {
  const changed = { wrongState: ['state', 'a-state-of-another-request'], wrongIssuer: ['iss', 'https://not-the-network.example'] } as const;
  const [name, value] = changed[fault as keyof typeof changed] ?? [];
  if (name === undefined) return;
  const to = context.response.get('location');
  if (URL.canParse(to)) {
    const url = new URL(to);
    url.searchParams.set(name, value);
    context.redirect(url.href);
  } else {
    context.body = String(context.body).replace(new RegExp(`(name="${name}" value=")[^"]*`), `$1${value}`);
  }
}

async function failToken(context: KoaContextWithOIDC, fault: Fault | undefined, { alg, key }: Signing): Promise<void> {
  const body = context.body as { id_token: string };
  if (fault === 'serverError') {
    context.status = 503;
    context.body = { error: 'temporarily_unavailable' };
  } else if (fault === 'tokenRefused') {
    context.status = 400;
    context.body = { error: 'invalid_grant' };
  } else if (fault && CHANGED[fault]) {
    const claims = { ...decodeJwt(body.id_token), ...CHANGED[fault] };
    const foreign = alg === 'HS256' ? randomBytes(32) : (await generateKeyPair('RS256')).privateKey;
    const token = await new SignJWT(claims).setProtectedHeader({ alg, kid: 'standin-1' }).sign(fault === 'foreignKey' ? foreign : key);
    context.body = { ...body, id_token: token };
  }
}
