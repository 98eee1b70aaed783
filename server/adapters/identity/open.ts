import path from 'node:path';
import type { Config } from '../../config.ts';
import { namesOfThisMachine, standinOrigin } from '../../standins/origins.ts';
import { startStandin, type Standin } from '../../standins/start.ts';
import type { StandinSettings } from '../../standins/fapi/settings.ts';
import { fapiClient, type FapiClient } from './fapi.ts';
import { toIdentityFailure } from './failures.ts';
import { jwksOf, ownKeys, type ClientKeys } from './keys.ts';
import { IdentityFailure, type IdentityProvider } from './provider.ts';

const CALLBACK = '/singpass/callback';
const STANDIN = path.join(import.meta.dirname, '../../standins/fapi/main.ts');

type Settings = Pick<Config, 'singpass' | 'baseUrl' | 'dataDir' | 'port' | 'host' | 'whyNoDemo'>;

/**
 * Singpass if SINGPASS_* is set. Otherwise, in a demo (demo-mode.ts), the stand-in, which starts with the first call. Anyone can be anyone there, so
 * outside a demo nobody is verified without SINGPASS_*.
 */
export function openIdentityProvider(config: Settings): IdentityProvider {
  if (config.singpass) return realProvider(config.singpass, config.baseUrl);
  return config.whyNoDemo.length > 0 ? noProvider(config.baseUrl) : standinProvider(config);
}

function noProvider(baseUrl: string): IdentityProvider {
  const refuse = async () => {
    throw new IdentityFailure('upstreamDown', 'notConfigured');
  };
  return { redirectUris: [baseUrl + CALLBACK], jwks: async () => ({ keys: [] }), begin: refuse, finish: refuse, close: async () => undefined };
}

function realProvider({ issuer, clientId, keys }: NonNullable<Config['singpass']>, baseUrl: string): IdentityProvider {
  const client = fapiClient({ issuer, clientId, keys, isInsecure: issuer.startsWith('http:') });
  return {
    redirectUris: [baseUrl + CALLBACK],
    jwks: async () => jwksOf(keys),
    begin: (redirectUri) => client.begin(redirectUri, {}),
    finish: client.finish,
    close: async () => undefined,
  };
}

function standinProvider(config: Pick<Config, 'baseUrl' | 'dataDir' | 'port' | 'host'>): IdentityProvider {
  const redirectUris = namesOfThisMachine(config.baseUrl).map((origin) => origin + CALLBACK);
  let keys: Promise<ClientKeys> | undefined;
  let running: Promise<{ standin: Standin; client: FapiClient }> | undefined;
  const readKeys = () => (keys ??= ownKeys(config.dataDir));
  const started = () => {
    running ??= start(config, redirectUris, readKeys).catch((error: unknown) => {
      running = undefined;
      throw toIdentityFailure(error);
    });
    return running;
  };
  return {
    redirectUris,
    jwks: async () => jwksOf(await readKeys()),
    async begin(redirectUri, { userId, name }) {
      const { client } = await started();
      return client.begin(redirectUri, { login_hint: JSON.stringify({ userId, name }) });
    },
    async finish(search, roundTrip) {
      const { client } = await started();
      return client.finish(search, roundTrip);
    },
    async close() {
      await (await running?.catch(() => undefined))?.standin.stop();
    },
  };
}

async function start(
  { baseUrl, port, host }: Pick<Config, 'baseUrl' | 'port' | 'host'>,
  redirectUris: string[],
  readKeys: () => Promise<ClientKeys>,
): Promise<{ standin: Standin; client: FapiClient }> {
  const keys = await readKeys();
  const clientId = 'waymark';
  const settings: StandinSettings = {
    port: port === 0 ? 0 : port + 1,
    host,
    origin: standinOrigin(baseUrl),
    clientId,
    redirectUris,
    jwks: jwksOf(keys),
  };
  const standin = await startStandin(STANDIN, settings);
  return { standin, client: fapiClient({ issuer: standin.url, clientId, keys, isInsecure: true }) };
}
