import path from 'node:path';
import { z } from 'zod';

const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** Every environment variable the server reads; `.env.example` documents each. A malformed value stops the start. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Waymark <hello@waymark.test>'),
  SECRET: z.string().min(32).optional(),
  SEED_JOBS: z.coerce.number().int().min(0).default(20_000),
  TRUST_PROXY: flag.default(false),
  // Calls a minute from one address; 0 lets any number in.
  RATE_LIMIT: z.coerce.number().int().min(0).default(1_200),
  OUTAGE_UNTIL: z.iso.datetime({ offset: true }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export interface Config {
  env: 'development' | 'production' | 'test';
  port: number;
  host: string;
  baseUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  databasePool: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  secret: string | undefined;
  seedJobs: number;
  trustProxy: boolean;
  rateLimit: number;
  outageUntil: string | undefined;
  logLevel: string;
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
  return {
    env: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    baseUrl: (env.BASE_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    secret: env.SECRET,
    seedJobs: env.SEED_JOBS,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT,
    outageUntil: env.OUTAGE_UNTIL,
    logLevel: env.LOG_LEVEL,
  };
}
