import { generateKeyPairSync, randomBytes } from 'node:crypto';
import path from 'node:path';
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../../contract/login.ts';
import type { Config, OtherSite } from '../../config.ts';
import { namesOfThisMachine, standinOrigin } from '../../standins/origins.ts';
import type { SocialStandinSettings } from '../../standins/social/settings.ts';
import { startStandin, type Standin } from '../../standins/start.ts';
import { socialClient } from './client.ts';
import type { AppleKey, Credentials } from './credentials.ts';
import { toSocialFailure } from './failures.ts';
import { SocialFailure, type SocialNetwork } from './network.ts';
import { DIALECTS, dialectAt } from './networks.ts';

const STANDIN = path.join(import.meta.dirname, '../../standins/social/main.ts');

/** The five networks, and where each may redirect a person back to. */
export interface SocialNetworks {
  of(provider: SocialProvider): SocialNetwork;
  /** @param origin the origin of the open page: on a developer's machine the site has two names, and a cookie belongs to one */
  redirectUriOf(provider: SocialProvider, origin: string | undefined): string;
  /** The sites a session may be handed over to: OTHER_SITES; in a demo, the employers' site of the stand-in, with a secret generated at its start. */
  otherSites(): Promise<readonly OtherSite[]>;
  close(): Promise<void>;
}

type Settings = Pick<Config, 'social' | 'otherSites' | 'baseUrl' | 'port' | 'host' | 'whyNoDemo'>;

/**
 * Opens each network of OAUTH_* separately, so that an unreachable one doesn't affect the others. If none is set, in a demo (demo-mode.ts), uses the
 * stand-in, which starts with the first sign-in: anyone can be anyone there.
 */
export function openSocialNetworks(config: Settings): SocialNetworks {
  const isDemo = Object.keys(config.social).length === 0 && config.whyNoDemo.length === 0;
  const standin = isDemo ? standinNetworks(config) : null;
  const networks = new Map(SOCIAL_PROVIDERS.map((provider) => [provider, standin?.of(provider) ?? realNetwork(provider, config.social[provider])]));
  const origins = isDemo ? namesOfThisMachine(config.baseUrl) : [config.baseUrl];
  return {
    of: (provider) => networks.get(provider) as SocialNetwork,
    redirectUriOf: (provider, origin) => redirectUri(origins.find((name) => name === origin) ?? config.baseUrl, provider),
    otherSites: async () => (config.otherSites.length > 0 || !standin ? config.otherSites : [await standin.site()]),
    close: async () => standin?.close(),
  };
}

const redirectUri = (origin: string, provider: SocialProvider) => `${origin}/social/callback/${provider}`;

function realNetwork(provider: SocialProvider, credentials: Credentials | undefined): SocialNetwork {
  if (credentials) {
    const { issuer } = credentials;
    const dialect = issuer === undefined ? DIALECTS[provider] : dialectAt(provider, issuer);
    return socialClient({ provider, dialect, credentials, isInsecure: issuer?.startsWith('http:') ?? false });
  }
  const refuse = async () => {
    throw new SocialFailure('unavailable', 'notConfigured');
  };
  return { begin: refuse, finish: refuse };
}

interface Running {
  standin: Standin;
  networks: Map<SocialProvider, SocialNetwork>;
  site: OtherSite;
}

function standinNetworks(config: Settings) {
  let running: Promise<Running> | undefined;
  const started = () => {
    running ??= start(config).catch((error: unknown) => {
      running = undefined;
      throw toSocialFailure(error);
    });
    return running;
  };
  const network = async (provider: SocialProvider) => (await started()).networks.get(provider) as SocialNetwork;
  return {
    of: (provider: SocialProvider): SocialNetwork => ({
      begin: async (uri) => (await network(provider)).begin(uri),
      finish: async (fields, trip) => (await network(provider)).finish(fields, trip),
    }),
    site: async () => (await started()).site,
    close: async () => (await running?.catch(() => undefined))?.standin.stop(),
  };
}

async function start({ baseUrl, port, host }: Settings): Promise<Running> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const appleKey: AppleKey = { teamId: 'STANDIN', keyId: 'standin-1', privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() };
  const clientId = 'waymark';
  const secret = randomBytes(32).toString('base64url');
  const siteSecret = randomBytes(32).toString('base64url');
  const origins = namesOfThisMachine(baseUrl);
  const settings: SocialStandinSettings = {
    port: port === 0 ? 0 : port + 2,
    host,
    origin: standinOrigin(baseUrl),
    baseUrl,
    clientId,
    secret,
    siteSecret,
    appleKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    redirectUris: Object.fromEntries(SOCIAL_PROVIDERS.map((provider) => [provider, origins.map((origin) => redirectUri(origin, provider))])) as never,
  };
  const standin = await startStandin(STANDIN, settings);
  const networks = SOCIAL_PROVIDERS.map((provider) => {
    const credentials = { clientId, secret: provider === 'apple' ? appleKey : secret };
    return [provider, socialClient({ provider, dialect: dialectAt(provider, `${standin.url}/${provider}`), credentials, isInsecure: true })] as const;
  });
  return { standin, networks: new Map(networks), site: { origin: standin.url, secret: siteSecret } };
}
