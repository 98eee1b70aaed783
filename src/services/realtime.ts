import type { io as connectTo, Socket } from 'socket.io-client';
import type { Acknowledged, Answers, FromBrowser, ToBrowser } from '../../contract/chat-socket.ts';
import { ERRORS } from '../../contract/errors.ts';
import type { Changed } from '../../contract/realtime.ts';
import { failure } from '../lib/failure.ts';
import { requestContext } from './context.ts';
import { untilThere } from './untilThere.ts';

/** `closed`: nobody listens, or the server knows nobody by our cookie. `offline`: it is being tried again by itself. */
export type Line = 'closed' | 'connecting' | 'live' | 'offline';

/** An answer that takes longer is not waited for: what was sent is sent again, by its id the same. */
const PATIENCE = 10_000;
/** Pages change; the line is kept over the change. */
const LINGER = 5_000;

type Heard = { [Name in keyof ToBrowser]: Set<(event: ToBrowser[Name]) => void> };
const heard: Heard = { message: new Set(), marks: new Set(), typing: new Set(), presence: new Set(), changed: new Set(), 'session.ended': new Set() };
const lineListeners = new Set<(line: Line) => void>();

let socket: Promise<Socket> | null = null;
let line: Line = 'closed';
let listeners = 0;
let hangingUp: ReturnType<typeof setTimeout> | undefined;

/** Hears of what the server tells, while it is listened to. The line is open as long as anybody listens. @returns what ends it */
export function hear<Name extends keyof ToBrowser>(name: Name, listener: (event: ToBrowser[Name]) => void): () => void {
  heard[name].add(listener);
  return listening(() => heard[name].delete(listener));
}

/**
 * Hears that something changed for us: it is to be asked for again. What is told while the line is down is not told later, so whoever
 * listens is told once more after each time it came back.
 * @returns what ends it
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

/** Hears how the line is, at once and at every change. @returns what ends it */
export function watchLine(listener: (line: Line) => void): () => void {
  const end = listening(() => lineListeners.delete(listener));
  lineListeners.add(listener);
  listener(line);
  return end;
}

/**
 * Sends something over the line and waits for its answer.
 * @throws Failure: refused by the server with its words, or `offline` while the line is not live, or `timeout`
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

function tellLine(next: Line): void {
  if (next === line) return;
  line = next;
  for (const listener of lineListeners) listener(next);
}

/** Its code comes with the first who listens: a visitor needs none of it. */
async function dial(): Promise<void> {
  tellLine('connecting');
  socket ??= untilThere(() => import('socket.io-client'), { isWanted: false }).then(({ io }) => opened(io));
  try {
    (await socket).connect();
  } catch {
    socket = null;
    tellLine('closed');
  }
}

function opened(io: typeof connectTo): Socket {
  // Each time as it is then: the language may have been changed meanwhile.
  const auth = (give: (data: object) => void) => give({ language_id: requestContext().languageId });
  const made = io({ transports: ['websocket'], autoConnect: false, reconnectionDelayMax: 30_000, auth });
  made.on('connect', () => tellLine('live'));
  // An `Error` without an open transport is tried again by socket.io itself; a refusal is not.
  made.on('connect_error', () => tellLine(made.active ? 'offline' : 'closed'));
  made.on('disconnect', () => tellLine(made.active ? 'offline' : 'closed'));
  for (const name of Object.keys(heard) as (keyof ToBrowser)[]) {
    made.on(name, (event: unknown) => {
      for (const listener of heard[name]) listener(event as never);
    });
  }
  return made;
}

async function hangUp(): Promise<void> {
  const open = await socket;
  // Somebody may listen again meanwhile.
  if (listeners > 0) return;
  open?.disconnect();
  tellLine('closed');
}
