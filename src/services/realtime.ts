import type { io as connectTo, Socket } from 'socket.io-client';
import type { Acknowledged, Answers, FromBrowser, ToBrowser } from '../../contract/chat-socket.ts';
import { ERRORS } from '../../contract/errors.ts';
import type { Changed } from '../../contract/realtime.ts';
import { failure } from '../lib/failure.ts';
import { requestContext } from './context.ts';
import { untilThere } from './untilThere.ts';

/** `closed`: nobody listens, or the server doesn't accept our session cookie. `offline`: reconnecting automatically. */
export type Line = 'closed' | 'connecting' | 'live' | 'offline';

/** Time limit for an answer: afterwards the message is sent again with the same id. Milliseconds. */
const PATIENCE = 10_000;
/** After a refusal that may pass, the time until it connects again; doubles each time. Milliseconds. */
const AGAIN = 5_000;
const LONGEST = 60_000;
/** The connection survives a page change. Milliseconds. */
const LINGER = 5_000;

type Heard = { [Name in keyof ToBrowser]: Set<(event: ToBrowser[Name]) => void> };
const heard: Heard = { message: new Set(), marks: new Set(), typing: new Set(), presence: new Set(), changed: new Set(), 'session.ended': new Set() };
const lineListeners = new Set<(line: Line) => void>();

let socket: Promise<Socket> | null = null;
let line: Line = 'closed';
let listeners = 0;
let hangingUp: ReturnType<typeof setTimeout> | undefined;
let redialing: ReturnType<typeof setTimeout> | undefined;
let wait = AGAIN;

/** Listens to messages of the server. The socket is connected as long as anybody listens. @returns stops listening */
export function hear<Name extends keyof ToBrowser>(name: Name, listener: (event: ToBrowser[Name]) => void): () => void {
  heard[name].add(listener);
  return listening(() => heard[name].delete(listener));
}

/**
 * Calls back when something of ours changed and needs a reload. Changes during a disconnect aren't reported later, so it also calls back after each
 * reconnect.
 * @returns stops watching
 */
export function watchChanged(what: Changed['what'], listener: (id: Changed['id']) => void): () => void {
  const endHearing = hear('changed', (changed) => changed.what === what && listener(changed.id));
  let wasDown = false;
  const endLine = watchLine((now) => {
    if (now === 'live' && wasDown) listener(null);
    wasDown = now === 'offline' || (wasDown && now !== 'live');
  });
  return () => {
    endHearing();
    endLine();
  };
}

/** Calls back with the connection state, right away and on every change. @returns stops watching */
export function watchLine(listener: (line: Line) => void): () => void {
  const end = listening(() => lineListeners.delete(listener));
  lineListeners.add(listener);
  listener(line);
  return end;
}

/**
 * Sends a message over the socket and waits for its answer.
 * @throws Failure: refused by the server with its message, or `offline` while not connected, or `timeout`
 */
export async function ask<Name extends keyof FromBrowser>(name: Name, input: FromBrowser[Name]): Promise<Answers[Name]> {
  const open = await socket;
  if (!open?.connected) throw failure('offline');
  let answer: Acknowledged<Answers[Name]>;
  try {
    answer = (await open.timeout(PATIENCE).emitWithAck(name, input)) as typeof answer;
  } catch {
    throw failure('timeout');
  }
  if (answer.ok) return answer.data;
  const { code, message, retry_after } = answer;
  throw failure('refused', ERRORS[answer.error].status, { code, message, ...(retry_after === undefined ? {} : { retry_after }) });
}

function listening(stop: () => void): () => void {
  listeners += 1;
  clearTimeout(hangingUp);
  if (line === 'closed') void dial();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    stop();
    listeners -= 1;
    if (listeners === 0) hangingUp = setTimeout(hangUp, LINGER);
  };
}

function setLine(next: Line): void {
  if (next === line) return;
  line = next;
  for (const listener of lineListeners) listener(next);
}

/** Its code loads with the first listener: visitors don't need it. */
async function dial(): Promise<void> {
  setLine('connecting');
  socket ??= untilThere(() => import('socket.io-client'), { isWanted: false }).then(({ io }) => opened(io));
  try {
    (await socket).connect();
  } catch {
    socket = null;
    setLine('closed');
  }
}

function opened(io: typeof connectTo): Socket {
  // Evaluated on each connect: the language may have changed in the meantime.
  const auth = (give: (data: object) => void) => give({ language_id: requestContext().languageId });
  const made = io({ transports: ['websocket'], autoConnect: false, reconnectionDelayMax: 30_000, auth });
  made.on('connect', () => {
    wait = AGAIN;
    setLine('live');
  });
  // After an `Error` without an open transport, socket.io reconnects by itself; after a refusal it doesn't. Only a session that ended stays refused.
  made.on('connect_error', ({ message }) => {
    if (!made.active && message === ('credentialsMissing' satisfies keyof typeof ERRORS)) return setLine('closed');
    setLine('offline');
    if (!made.active) dialLater(made);
  });
  made.on('disconnect', () => setLine(made.active ? 'offline' : 'closed'));
  for (const name of Object.keys(heard) as (keyof ToBrowser)[]) {
    made.on(name, (event: unknown) => {
      for (const listener of heard[name]) listener(event as never);
    });
  }
  return made;
}

function dialLater(made: Socket): void {
  clearTimeout(redialing);
  redialing = setTimeout(() => made.connect(), wait);
  wait = Math.min(LONGEST, wait * 2);
}

async function hangUp(): Promise<void> {
  const open = await socket;
  // Somebody may be listening again.
  if (listeners > 0) return;
  clearTimeout(redialing);
  wait = AGAIN;
  open?.disconnect();
  setLine('closed');
}
