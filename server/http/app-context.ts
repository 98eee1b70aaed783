import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database, DatabaseConnection } from '../db/client.ts';
import type { Ai } from '../adapters/ai/ai.ts';
import type { FileStore } from '../adapters/files.ts';
import type { Mailer } from '../adapters/mail.ts';
import type { Pusher } from '../adapters/push.ts';
import type { Realtime } from '../adapters/realtime.ts';
import type { Texter } from '../adapters/sms.ts';
import type { Rates } from '../realtime/rate.ts';
import type { Identity } from './identity.ts';
import type { Caller } from './caller.ts';

/** The outside world behind interfaces, and the clock. Each domain names in its `context.ts` what it needs of this. */
export interface AppContext {
  config: Config;
  connection: DatabaseConnection;
  db: Database;
  files: FileStore;
  mail: Mailer;
  sms: Texter;
  ai: Ai;
  realtime: Realtime;
  /** Rate limits per person for chat events, over HTTP and sockets together. */
  rates: Rates;
  push: Pusher;
  log: FastifyBaseLogger;
  now: () => Date;
  /** The machine's own time, for what depends on other clocks: authenticators, and the dates of files. Use `now` for everything else. */
  machineNow: () => Date;
  /** The caller of a request, from its session cookie. */
  identify: (request: FastifyRequest) => Promise<Caller>;
  identity: Identity;
}
