import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { fromBrowser, type Acknowledged, type FromBrowser } from '../../contract/chat-socket.ts';
import { languageById, LANGUAGES, type Language } from '../../contract/languages.ts';
import { connectRedis } from '../adapters/redis.ts';
import type { Realtime } from '../adapters/realtime.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/client.ts';
import { ApiError } from '../http/errors.ts';
import { isOwnWrite } from '../http/guard.ts';
import { refusalOf } from '../http/failure.ts';
import { storable } from '../http/storable.ts';
import type { Identity } from '../http/identity.ts';
import { refused, type Connection, type Handlers } from './events.ts';
import { overRedis } from './many-nodes.ts';
import { createPresence } from './presence.ts';
import type { Rates } from './rate.ts';
import { endedAmong, touchSessions } from './sessions.ts';
import { createPresenceChanges, type PresenceChange } from './presence-changes.ts';

export interface Line {
  realtime: Realtime;
  /** The same, but only to browsers on this node. */
  broadcastHere: Realtime['broadcast'];
  /** Starts accepting browsers. @param reportPresence notifies the people concerned when others come online or leave */
  open(
    app: Pick<FastifyInstance, 'server' | 'log' | 'parseCookie'>,
    handlers: Handlers,
    reportPresence: (turns: readonly PresenceChange[]) => Promise<void>,
  ): void;
  /** Closes all connections. Each browser reconnects to another node. */
  close(): Promise<void>;
}

interface SocketContext {
  config: Pick<Config, 'baseUrl' | 'redisUrl'>;
  identity: Identity;
  db: Database;
  now: () => Date;
  rates: Rates;
}

type Log = Pick<FastifyBaseLogger, 'error'>;

/** The longest event is a message of 4,000 characters of three bytes each. */
const MOST_BYTES = 32 * 1024;
/** Tabs and devices per person. */
const MOST_CONNECTIONS = 20;
/** Milliseconds between checks for expired sessions. Sessions that people end are disconnected right away on every node. */
const LOOK_MS = 15_000;
const TOUCH_MS = 2_000;
const TURNS_MS = 1_000;

/** The message between nodes about sessions that ended. */
const ENDED = 'sessions.ended';

const roomOf = (userId: string) => `user:${userId}`;
const sessionRoomOf = (sessionId: string) => `session:${sessionId}`;

/** The socket server of this node (docs/decisions/realtime.md). */
export async function createLine(context: SocketContext): Promise<Line> {
  const { config, identity, db, now, rates } = context;
  const redis = config.redisUrl ? await connectRedis(config.redisUrl) : undefined;
  const presence = createPresence(redis, randomUUID());
  const io = new Server({
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    perMessageDeflate: false,
    connectTimeout: 10_000,
    // In development, Vite's own socket uses the same server.
    destroyUpgrade: false,
    allowRequest: ({ headers }, answer) => answer(null, headers.origin !== undefined && isOwnWrite(headers, config.baseUrl)),
    ...(redis ? { adapter: overRedis(redis) } : {}),
  });
  const touched = new Set<string>();
  const stops: (() => void)[] = [];
  let isClosed = false;

  const realtime: Realtime = {
    broadcast: (userIds, changed) => realtime.send(userIds, 'changed', changed),
    send(userIds, name, event, but) {
      if (isClosed || userIds.length === 0) return;
      const rooms = io.to(userIds.map(roomOf));
      (but === undefined ? rooms : rooms.except(but)).emit(name, event);
    },
    present: presence.present,
  };

  const hangUpOn = (sessionIds: readonly string[]) => {
    if (isClosed || sessionIds.length === 0) return;
    const rooms = sessionIds.map(sessionRoomOf);
    io.to(rooms).emit('session.ended', null);
    io.in(rooms).disconnectSockets(true);
  };
  const endOnOtherNodes = (sessionIds: readonly string[]) => void (isClosed || !redis || sessionIds.length === 0 || io.serverSideEmit(ENDED, sessionIds));
  const look = async () => {
    const open = [...io.of('/').adapter.rooms.keys()].flatMap((room) => (room.startsWith('session:') ? [room.slice('session:'.length)] : []));
    hangUpOn(await endedAmong(db, open, now()));
  };
  const touch = async () => {
    const sessionIds = [...touched];
    touched.clear();
    await touchSessions(db, sessionIds, now());
  };
  const again = (period: number, work: () => Promise<void>, log: Log, failed: string) => {
    const timer = setInterval(() => void work().catch((error: unknown) => log.error({ err: error }, failed)), period);
    timer.unref();
    stops.push(() => clearInterval(timer));
  };

  const admit = async (socket: Socket, cookies: FastifyRequest['cookies']) => {
    const caller = await identity.identify({ cookies });
    if (caller.kind !== 'seeker' && caller.kind !== 'recruiter') throw new ApiError('credentialsMissing');
    if (presence.countOf(caller.userId) >= MOST_CONNECTIONS) throw new ApiError('tooManyAttempts');
    (socket.data as Partial<Known>).caller = caller as Connection['caller'];
    (socket.data as Partial<Known>).language = languageById(Number((socket.handshake.auth as { language_id?: unknown }).language_id)) ?? LANGUAGES[0];
  };

  return {
    realtime,
    broadcastHere: (userIds, changed) => void (isClosed || userIds.length === 0 || io.local.to(userIds.map(roomOf)).emit('changed', changed)),
    open({ server, log, parseCookie }, handlers, tellTurns) {
      const turns = createPresenceChanges({ now, present: presence.present, tell: tellTurns });
      io.use((socket, next) => {
        admit(socket, parseCookie(socket.handshake.headers.cookie ?? '')).then(
          () => next(),
          (error: Error) => {
            const { errorName } = refusalOf(error);
            if (errorName === 'serverError') log.error({ err: error }, 'admitting a socket failed');
            // The browser connects again later, unless it has to sign in (src/services/realtime.ts).
            next(new Error(errorName));
          },
        );
      });
      io.on('connection', (socket: Socket) => {
        const { caller, language } = socket.data as Known;
        void socket.join([roomOf(caller.userId), sessionRoomOf(caller.sessionId)]);
        if (presence.came(caller.userId)) turns.came(caller.userId);
        touched.add(caller.sessionId);
        socket.on('disconnect', () => {
          if (presence.left(caller.userId)) turns.left(caller.userId);
          touched.add(caller.sessionId);
        });
        listen(socket, handlers, { caller, language }, rates, log);
      });
      stops.push(identity.onForgotten(hangUpOn), identity.onForgotten(endOnOtherNodes));
      io.on(ENDED, (sessionIds: readonly string[]) => identity.forgetHere(sessionIds));
      again(LOOK_MS, look, log, 'ended sessions could not be looked for');
      again(TURNS_MS, turns.settle, log, 'who came and left could not be told');
      again(TOUCH_MS, touch, log, 'activity could not be kept');
      const answering = server.listeners('request') as RequestListener[];
      io.attach(server);
      // It only handles upgrades. Fastify handles other requests at its path, with its own headers and limits.
      server.removeAllListeners('request');
      for (const answer of answering) server.on('request', answer);
    },
    async close() {
      isClosed = true;
      for (const stop of stops) stop();
      // Closes only the connections. Fastify closes the HTTP server, after it has finished its requests.
      io.engine?.close();
      await io.of('/').adapter.close();
      await touch().catch(() => undefined);
      await presence.close();
      redis?.disconnect();
    },
  };
}

interface Known {
  caller: Connection['caller'];
  language: Language;
}

/** For each event: checks the rate and the input, runs the handler, and acknowledges. Also runs events that don't request an acknowledgment. */
function listen(socket: Socket, handlers: Handlers, { caller, language }: Known, rates: Rates, log: Log): void {
  for (const name of Object.keys(fromBrowser) as (keyof FromBrowser)[]) {
    const answer = async (given: unknown): Promise<Acknowledged<unknown>> => {
      try {
        rates.count(name, caller.userId);
        const input = fromBrowser[name].safeParse(storable(given));
        if (!input.success) throw new ApiError('parameterInvalid');
        return { ok: true, data: await handlers[name](input.data as never, { id: socket.id, caller }) };
      } catch (error) {
        const refusal = refusalOf(error as Error);
        if (refusal.errorName === 'serverError') log.error({ err: error }, 'handling a socket event failed');
        return refused(refusal, language);
      }
    };
    socket.on(name, (given: unknown, acknowledge: unknown) => {
      void answer(given).then((answered) => typeof acknowledge === 'function' && (acknowledge as (answer: unknown) => void)(answered));
    });
  }
}
