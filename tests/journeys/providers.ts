import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { SOCIAL_PROVIDERS } from '../../contract/login.ts';
import { jwksOf, makeKeys } from '../../server/adapters/identity/keys.ts';
import type { StandinSettings } from '../../server/standins/fapi/settings.ts';
import { standinOrigin } from '../../server/standins/origins.ts';
import type { SocialStandinSettings } from '../../server/standins/social/settings.ts';
import { startStandin, type Standin } from '../../server/standins/start.ts';

const STANDINS = path.join(import.meta.dirname, '../../server/standins');
const CLIENT = 'waymark';
const SECRET = 'a secret that only these journeys know';
const APPLE = { OAUTH_APPLE_CLIENT_ID: CLIENT, OAUTH_APPLE_TEAM_ID: 'STANDIN', OAUTH_APPLE_KEY_ID: 'standin-1' };

/** Identity providers for nodes that aren't a demo, and the environment an operator would configure for them. */
export interface Providers {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts the stand-ins of Singpass, the social networks and the employers' site.
 * @param baseUrl where the nodes are reached
 */
export async function startProviders(baseUrl: string): Promise<Providers> {
  const { signing, encryption } = await makeKeys();
  const where = { port: 0, host: '127.0.0.1', origin: standinOrigin(baseUrl), clientId: CLIENT };
  const singpass = await startStandin(path.join(STANDINS, 'fapi/main.ts'), {
    ...where,
    redirectUris: [`${baseUrl}/singpass/callback`],
    jwks: jwksOf({ signing: [signing], encryption: [encryption] }),
  } satisfies StandinSettings);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const social = await startStandin(path.join(STANDINS, 'social/main.ts'), {
    ...where,
    baseUrl,
    secret: SECRET,
    siteSecret: SECRET,
    appleKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    redirectUris: Object.fromEntries(SOCIAL_PROVIDERS.map((provider) => [provider, [`${baseUrl}/social/callback/${provider}`]])) as never,
  } satisfies SocialStandinSettings);
  return {
    env: {
      SINGPASS_ISSUER: singpass.url,
      SINGPASS_CLIENT_ID: CLIENT,
      SINGPASS_SIGNING_KEY: JSON.stringify(signing),
      SINGPASS_ENCRYPTION_KEY: JSON.stringify(encryption),
      ...socialEnv(social),
      ...APPLE,
      OAUTH_APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      OTHER_SITES: social.url,
      HANDOFF_SECRETS: SECRET,
    },
    stop: async () => void (await Promise.all([singpass.stop(), social.stop()])),
  };
}

const socialEnv = ({ url }: Standin): Record<string, string> =>
  Object.fromEntries(
    SOCIAL_PROVIDERS.flatMap((provider) => {
      const name = `OAUTH_${provider.toUpperCase()}`;
      const credentials = provider === 'apple' ? [] : [[`${name}_CLIENT_ID`, CLIENT] as const, [`${name}_CLIENT_SECRET`, SECRET] as const];
      return [...credentials, [`${name}_ISSUER`, `${url}/${provider}`] as const];
    }),
  );
