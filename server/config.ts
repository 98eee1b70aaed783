import { isIP } from 'node:net';
import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { ChatEndpoint } from './adapters/ai/chat.ts';
import type { ClientKeys, KeyRing } from './adapters/identity/keys.ts';
import type { VapidKeys } from './adapters/push.ts';
import type { S3Config } from './adapters/s3.ts';
import { BRAND } from '../src/lib/brand.ts';
import { whyNoDemo } from './demo-mode.ts';
import { issuer, socialEnvironment, socialOf, type SocialConfig } from './social-config.ts';

/** The proxies we trust: none, those at these addresses and networks, or those within a number of hops. */
type TrustedProxies = false | string[] | ((address: string, hop: number) => boolean);
const MOST_PROXIES = 10;
/** Which proxies may report a caller's address. Never all: callers can send X-Forwarded-For, too. */
const proxies = z.string().transform((text, context): TrustedProxies => {
  if (/^\d+$/.test(text)) {
    const count = Number(text);
    if (count <= MOST_PROXIES) return count > 0 && ((_address, hop) => hop < count);
    context.addIssue(`at most ${MOST_PROXIES} proxies`);
    return z.NEVER;
  }
  const networks = text.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => !(network.includes('/') ? ipaddr.isValidCIDR(network) : isIP(network) > 0));
  const everybody = networks.find((network) => network.endsWith('/0'));
  if (wrong === undefined && everybody === undefined) return networks;
  context.addIssue(
    wrong === undefined ? `"${everybody}" matches every address` : `"${wrong}" is neither a number of proxies nor an address or network such as 10.0.0.0/8`,
  );
  return z.NEVER;
});

const jwk = z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), d: z.string(), kid: z.string().min(1) });

/** A private key on P-256, as the JSON of a JWK with its `kid`. During a rotation, an array of them, the current one first. */
const privateKeys = (alg: string) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        const parsed: unknown = JSON.parse(text);
        return Array.isArray(parsed) ? parsed : [parsed];
      } catch {
        context.addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(z.tuple([jwk], jwk).refine((keys) => new Set(keys.map(({ kid }) => kid)).size === keys.length, 'two keys have the same kid'))
    .transform(([first, ...rest]): KeyRing => {
      const known = (key: z.output<typeof jwk>) => ({ ...key, alg, use: alg === 'ES256' ? 'sig' : 'enc' });
      return [known(first), ...rest.map(known)];
    });

/** Every environment variable the server reads; `.env.example` documents each. A malformed value stops the start. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'not a valid bucket name')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  SINGPASS_ISSUER: issuer,
  SINGPASS_CLIENT_ID: z.string().min(1).optional(),
  SINGPASS_SIGNING_KEY: privateKeys('ES256').optional(),
  SINGPASS_ENCRYPTION_KEY: privateKeys('ECDH-ES+A256KW').optional(),
  ...socialEnvironment,
  // Origins of the company's other sites, separated by commas. The first is the employers'.
  OTHER_SITES: z
    .string()
    .transform((text) => text.split(',').map((site) => site.trim().replace(/\/$/, '')))
    .pipe(
      z.array(
        z.url({ protocol: /^https?$/ }).refine((site) => URL.canParse(site) && new URL(site).origin === site, 'not an origin such as https://example.com'),
      ),
    )
    .default([]),
  // A secret for each of OTHER_SITES, in the same order.
  HANDOFF_SECRETS: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()))
    .pipe(z.array(z.string().min(32)))
    .default([]),
  SESSION_DAYS: z.coerce.number().int().min(30).max(400).default(180),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'not a P-256 public key in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'not a P-256 private key in base64url')
    .optional(),
  MAIL_FROM: z.string().default('Waymark <hello@waymark.test>'),
  OPERATOR_EMAIL: z.email().default(BRAND.supportEmail),
  SECRET: z.string().min(32).optional(),
  SEED_JOBS: z.coerce.number().int().min(0).default(20_000),
  DEMO_SCRIPTS: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: proxies.default(false),
  // Calls per minute from one address. 0 means no limit.
  RATE_LIMIT: z.coerce.number().int().min(0).default(1_200),
  FLOW_REPORTS: z.enum(['on', 'off']).default('on'),
  SEARCH_LEARNING: z.enum(['on', 'off']).default('off'),
  METRICS_TOKEN: z.string().min(16).optional(),
  MAIL_REPORTS_SECRET: z.string().min(32).optional(),
  OUTAGE_UNTIL: z.iso.datetime({ offset: true }).optional(),
  // Seconds, at most a year, to see what happens as time passes.
  CLOCK_AHEAD: z.coerce.number().int().min(0).max(31_622_400).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** The real Singpass, instead of its stand-in. */
export interface SingpassConfig {
  issuer: string;
  clientId: string;
  keys: ClientKeys;
}

export interface OtherSite {
  origin: string;
  /** Authenticates its server when it redeems a token. */
  secret: string;
}

export interface Config {
  /** `local` if NODE_ENV isn't set: someone is trying it out. */
  env: 'development' | 'production' | 'test' | 'local';
  port: number;
  host: string;
  baseUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  /** The reasons why this isn't a demo (server/demo-mode.ts); empty if it is one. */
  whyNoDemo: readonly string[];
  redisUrl: string | undefined;
  s3: S3Config | undefined;
  smtpUrl: string | undefined;
  smsUrl: string | undefined;
  mailFrom: string;
  /** The mailbox that receives reports of jobs and conversations. */
  operatorEmail: string;
  /** Signs push messages. Without it, the first start generates a pair, which the database stores. */
  vapid: VapidKeys | undefined;
  /** The AI that writes career summaries. Without it, rules do. */
  ai: ChatEndpoint | undefined;
  singpass: SingpassConfig | undefined;
  social: SocialConfig;
  /** The company's other sites, which may receive a session (handoff). The first is the employers'. */
  otherSites: readonly OtherSite[];
  /** Days after the last proof of identity until a session ends, however often it's used. */
  sessionDays: number;
  secret: string | undefined;
  seedJobs: number;
  /** In a demo, scripted employers and job seekers reply. */
  demoScripts: boolean;
  trustProxy: TrustedProxies;
  rateLimit: number;
  /** Whether browsers report which steps their charts took. */
  flowReports: boolean;
  /** Whether search records what people open, save, and apply for, without the people, and learns its order from that. */
  searchLearning: boolean;
  /** The bearer token for /metrics, which doesn't exist without it. */
  metricsToken: string | undefined;
  /** The bearer token of bounce and complaint reports. Without it, none are accepted. */
  mailReportsSecret: string | undefined;
  outageUntil: string | undefined;
  /** Milliseconds by which the server's clock is ahead. On the embedded database only. */
  clockAhead: number;
  logLevel: string;
}

function singpassOf(env: z.output<typeof environment>): SingpassConfig | undefined {
  const { SINGPASS_ISSUER: url, SINGPASS_CLIENT_ID: clientId, SINGPASS_SIGNING_KEY: signing, SINGPASS_ENCRYPTION_KEY: encryption } = env;
  if (url && clientId && signing && encryption) return { issuer: url, clientId, keys: { signing, encryption } };
  if (url ?? clientId ?? signing ?? encryption)
    throw new Error('SINGPASS_ISSUER, SINGPASS_CLIENT_ID, SINGPASS_SIGNING_KEY and SINGPASS_ENCRYPTION_KEY go together (see .env.example)');
  return undefined;
}

function aiOf({ AI_BASE_URL: baseUrl, AI_API_KEY: key, AI_MODEL: model }: z.output<typeof environment>): ChatEndpoint | undefined {
  if (baseUrl && model) return { baseUrl, key, model };
  if (baseUrl ?? key ?? model) throw new Error('AI_BASE_URL and AI_MODEL go together (see .env.example)');
  return undefined;
}

function vapidOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: z.output<typeof environment>): VapidKeys | undefined {
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (publicKey ?? privateKey) throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together (see .env.example)');
  return undefined;
}

function otherSitesOf({ OTHER_SITES: origins, HANDOFF_SECRETS: secrets }: z.output<typeof environment>): OtherSite[] {
  if (origins.length !== secrets.length) throw new Error('HANDOFF_SECRETS: set one for each of OTHER_SITES (see .env.example)');
  return origins.map((origin, place) => ({ origin, secret: secrets[place] as string }));
}

function s3Of(env: z.output<typeof environment>): S3Config | undefined {
  const { S3_ENDPOINT, S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket && accessKeyId && secretAccessKey)
    return { endpoint: S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`, region, bucket, accessKeyId, secretAccessKey };
  if (S3_ENDPOINT ?? bucket ?? accessKeyId ?? secretAccessKey) {
    const missing = Object.entries({ S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }).flatMap(([name, value]) =>
      value ? [] : name,
    );
    throw new Error(`${missing.join(', ')}: missing, but other S3_* variables are set (see .env.example)`);
  }
  return undefined;
}

/**
 * The configuration from environment variables.
 * @throws Error naming each variable that is malformed, and why
 */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message} (see .env.example)`).join('\n'));
  }
  const env = parsed.data;
  if (env.CLOCK_AHEAD > 0 && env.DATABASE_URL) throw new Error('CLOCK_AHEAD: only works with the embedded database (see .env.example)');
  // With a database of your own, other machines may connect.
  const host = env.HOST ?? (env.DATABASE_URL ? '0.0.0.0' : '127.0.0.1');
  const baseUrl = (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  return {
    env: env.NODE_ENV ?? 'local',
    port: env.PORT,
    host,
    baseUrl,
    whyNoDemo: whyNoDemo({
      nodeEnv: env.NODE_ENV,
      databaseUrl: env.DATABASE_URL,
      smtpUrl: env.SMTP_URL,
      host,
      baseUrl,
      isBehindProxy: Boolean(env.TRUST_PROXY),
    }),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    s3: s3Of(env),
    smtpUrl: env.SMTP_URL,
    smsUrl: env.SMS_URL,
    mailFrom: env.MAIL_FROM,
    operatorEmail: env.OPERATOR_EMAIL,
    vapid: vapidOf(env),
    ai: aiOf(env),
    singpass: singpassOf(env),
    social: socialOf(env),
    otherSites: otherSitesOf(env),
    sessionDays: env.SESSION_DAYS,
    secret: env.SECRET,
    seedJobs: env.SEED_JOBS,
    demoScripts: env.DEMO_SCRIPTS === 'on',
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT,
    flowReports: env.FLOW_REPORTS === 'on',
    searchLearning: env.SEARCH_LEARNING === 'on',
    metricsToken: env.METRICS_TOKEN,
    mailReportsSecret: env.MAIL_REPORTS_SECRET,
    outageUntil: env.OUTAGE_UNTIL,
    clockAhead: env.CLOCK_AHEAD * 1_000,
    logLevel: env.LOG_LEVEL,
  };
}
