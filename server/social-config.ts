import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import type { SocialProvider } from '../contract/login.ts';
import type { Credentials } from './adapters/social/credentials.ts';
import { isLoopback } from './demo-mode.ts';

const optional = z.string().min(1).optional();

/** A private key on P-256, as Apple issues it. Line breaks may be written as `\n`. */
const applePrivateKey = z
  .string()
  .transform((text, context) => {
    const pem = text.replaceAll(String.raw`\n`, '\n');
    try {
      if (createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1') return pem;
    } catch {
      // Reported below.
    }
    context.addIssue('not a P-256 private key in PEM format');
    return z.NEVER;
  })
  .optional();

/** The URL of an identity provider. It receives codes, tokens, and names, so it must be https, except on this machine. */
export const issuer = z
  .url({ protocol: /^https?$/, error: 'no https:// address' })
  .refine(
    (url) => !url.startsWith('http:') || !URL.canParse(url) || isLoopback(new URL(url).hostname),
    'http:// is for this machine only; give an https:// address',
  )
  .optional();

const SECRETS = ['google', 'facebook', 'x', 'line'] as const satisfies readonly SocialProvider[];

/** The environment variables of the social networks. */
export const socialEnvironment = {
  OAUTH_GOOGLE_CLIENT_ID: optional,
  OAUTH_GOOGLE_CLIENT_SECRET: optional,
  OAUTH_GOOGLE_ISSUER: issuer,
  OAUTH_FACEBOOK_CLIENT_ID: optional,
  OAUTH_FACEBOOK_CLIENT_SECRET: optional,
  OAUTH_FACEBOOK_ISSUER: issuer,
  OAUTH_X_CLIENT_ID: optional,
  OAUTH_X_CLIENT_SECRET: optional,
  OAUTH_X_ISSUER: issuer,
  OAUTH_LINE_CLIENT_ID: optional,
  OAUTH_LINE_CLIENT_SECRET: optional,
  OAUTH_LINE_ISSUER: issuer,
  OAUTH_APPLE_CLIENT_ID: optional,
  OAUTH_APPLE_TEAM_ID: optional,
  OAUTH_APPLE_KEY_ID: optional,
  OAUTH_APPLE_PRIVATE_KEY: applePrivateKey,
  OAUTH_APPLE_ISSUER: issuer,
};

/** The networks that are set up. */
export type SocialConfig = Partial<Record<SocialProvider, Credentials>>;

/** @throws Error naming what is missing if only some variables of a network are set */
export function socialOf(env: { [K in keyof typeof socialEnvironment]?: string | undefined }): SocialConfig {
  const found: SocialConfig = {};
  for (const provider of SECRETS) {
    const name = `OAUTH_${provider.toUpperCase() as Uppercase<(typeof SECRETS)[number]>}` as const;
    const whole = together(env, [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`], `${name}_ISSUER`);
    if (whole) found[provider] = { clientId: whole[0] as string, secret: whole[1] as string, issuer: env[`${name}_ISSUER`] };
  }
  const apple = together(env, ['OAUTH_APPLE_CLIENT_ID', 'OAUTH_APPLE_TEAM_ID', 'OAUTH_APPLE_KEY_ID', 'OAUTH_APPLE_PRIVATE_KEY'], 'OAUTH_APPLE_ISSUER');
  if (apple) {
    const [clientId, teamId, keyId, privateKey] = apple as [string, string, string, string];
    found.apple = { clientId, secret: { teamId, keyId, privateKey }, issuer: env.OAUTH_APPLE_ISSUER };
  }
  return found;
}

/** The values of variables that go together; null if none is set. @param also an optional variable that needs them */
function together(env: Record<string, string | undefined>, names: string[], also: string): string[] | null {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length && !env[also]) return null;
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: missing, but other variables for this network are set (see .env.example)`);
  return names.map((name) => env[name] as string);
}
