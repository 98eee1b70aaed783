import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { HOUR } from '../contract/durations.ts';

const S3 = { S3_BUCKET: 'resumes', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

test('without any setting there is neither Redis nor S3', () => {
  expect(readConfig({ REDIS_URL: '', S3_BUCKET: '' })).toMatchObject({ redisUrl: undefined, s3: undefined });
});

test.each([
  [{ REDIS_URL: 'localhost:6379' }, /^REDIS_URL: /],
  [{ REDIS_URL: 'http://localhost' }, /^REDIS_URL: /],
  [{ ...S3, S3_ENDPOINT: 'minio:9000' }, /^S3_ENDPOINT: /],
  [{ ...S3, S3_BUCKET: 'a bucket' }, /^S3_BUCKET: not a valid bucket name/],
  [{ ...S3, S3_SECRET_ACCESS_KEY: '' }, /^S3_SECRET_ACCESS_KEY: missing/],
  [{ S3_ENDPOINT: 'https://s3.example' }, /^S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: missing/],
])('%j is refused, and what is wrong is named', (variables, message) => {
  expect(() => readConfig(variables)).toThrow(message);
});

test('S3 is Amazon’s own of the region where no other storage is named', () => {
  expect(readConfig({ ...S3, S3_REGION: 'eu-central-1' }).s3).toEqual({
    endpoint: 'https://s3.eu-central-1.amazonaws.com',
    region: 'eu-central-1',
    bucket: 'resumes',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

const GOOGLE = { OAUTH_GOOGLE_CLIENT_ID: 'id', OAUTH_GOOGLE_CLIENT_SECRET: 'secret' };
const applePem = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const APPLE = { OAUTH_APPLE_CLIENT_ID: 'id', OAUTH_APPLE_TEAM_ID: 'team', OAUTH_APPLE_KEY_ID: 'key', OAUTH_APPLE_PRIVATE_KEY: applePem };

test('a social network is set up whole, each on its own', () => {
  expect(readConfig({}).social).toEqual({});
  expect(readConfig(GOOGLE).social).toEqual({ google: { clientId: 'id', secret: 'secret' } });
  expect(readConfig({ ...GOOGLE, OAUTH_GOOGLE_ISSUER: 'https://staging.example' }).social.google?.issuer).toBe('https://staging.example');
  const inOneLine = applePem.replaceAll('\n', String.raw`\n`);
  expect(readConfig({ ...APPLE, OAUTH_APPLE_PRIVATE_KEY: inOneLine }).social).toEqual({
    apple: { clientId: 'id', secret: { teamId: 'team', keyId: 'key', privateKey: applePem } },
  });
});

test.each([
  [{ OAUTH_X_CLIENT_ID: 'id' }, /^OAUTH_X_CLIENT_SECRET: missing/],
  [{ OAUTH_X_ISSUER: 'https://x.staging.example' }, /^OAUTH_X_CLIENT_ID, OAUTH_X_CLIENT_SECRET: missing/],
  [{ ...GOOGLE, OAUTH_GOOGLE_ISSUER: 'staging.example' }, /^OAUTH_GOOGLE_ISSUER: no https/],
  [{ ...GOOGLE, OAUTH_GOOGLE_ISSUER: 'http://staging.example' }, /^OAUTH_GOOGLE_ISSUER: http:.*https/],
  [{ ...APPLE, OAUTH_APPLE_TEAM_ID: '' }, /^OAUTH_APPLE_TEAM_ID: missing/],
  [{ ...APPLE, OAUTH_APPLE_PRIVATE_KEY: 'a key' }, /^OAUTH_APPLE_PRIVATE_KEY: not a P-256 private key/],
  [{ OTHER_SITES: 'https://employers.example/path' }, /^OTHER_SITES.*not an origin/],
  [{ OTHER_SITES: 'employers.example' }, /^OTHER_SITES/],
  [{ OTHER_SITES: 'https://employers.example' }, /^HANDOFF_SECRETS: set one for each/],
  [{ OTHER_SITES: 'https://employers.example', HANDOFF_SECRETS: 'too short' }, /^HANDOFF_SECRETS/],
  [{ SESSION_DAYS: '29' }, /^SESSION_DAYS/],
])('%j of other sites is refused too', (variables, message) => {
  expect(() => readConfig(variables)).toThrow(message);
});

test.each([
  [{ AI_BASE_URL: 'http://localhost:11434/v1/' }, /^AI_BASE_URL and AI_MODEL go together/],
  [{ AI_API_KEY: 'secret' }, /^AI_BASE_URL and AI_MODEL go together/],
  [{ AI_BASE_URL: 'localhost:11434', AI_MODEL: 'small' }, /^AI_BASE_URL: /],
])('of an AI %j is too little', (variables, message) => {
  expect(() => readConfig(variables)).toThrow(message);
});

test('an AI is an address and a model, and a key where it wants one', () => {
  expect(readConfig({}).ai).toBeUndefined();
  expect(readConfig({ AI_BASE_URL: 'http://localhost:11434/v1/', AI_MODEL: 'small' }).ai).toEqual({
    baseUrl: 'http://localhost:11434/v1',
    key: undefined,
    model: 'small',
  });
});

test('the clock goes ahead on the embedded database alone: on another it is everybody’s', () => {
  expect(readConfig({ CLOCK_AHEAD: '3600' }).clockAhead).toBe(HOUR);
  expect(() => readConfig({ CLOCK_AHEAD: '3600', DATABASE_URL: 'postgres://localhost/jobs' })).toThrow(/^CLOCK_AHEAD: only/);
});
