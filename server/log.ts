import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { loggedError } from './log-error.ts';

/** Cookies and keys are nobody's to read in a log. */
const REDACTED = ['req.headers.cookie', 'req.headers.authorization'];

/** How the server logs: a JSON object a line, for machines; lines for people where a terminal shows them. */
export async function loggerOf({ logLevel }: Pick<Config, 'logLevel'>): Promise<FastifyServerOptions['logger']> {
  const options = { level: logLevel, redact: REDACTED, serializers: { err: loggedError } };
  if (!process.stdout.isTTY) return options;
  const { default: pretty } = await import('pino-pretty');
  return { ...options, stream: pretty({ sync: true, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }) };
}
