import { io, type Socket } from 'socket.io-client';
import { percentile } from '../search/measure.ts';

/** How many connections are opened at the same time, as after a restart. */
const AT_ONCE = 50;
/** A message that hasn't arrived by then counts as lost. */
const PATIENCE_MS = 10_000;

export interface Delivery {
  p50: number;
  p99: number;
  max: number;
  /** Until the sender gets the acknowledgment. */
  ackP50: number;
  ackP99: number;
  sent: number;
  lost: number;
  perSecond: number;
}

/** How one end connects: to our server with a session cookie, to the echo with a name. */
export interface Dial {
  auth?: object;
  headers?: Record<string, string>;
}

/**
 * Opens a connection for each.
 * @throws Error if one is refused
 */
export async function connectAll(port: number, dials: readonly Dial[]): Promise<Socket[]> {
  const sockets: Socket[] = [];
  let next = 0;
  const one = async () => {
    while (next < dials.length) {
      const place = next++;
      sockets[place] = await connectOne(port, dials[place] as Dial);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return sockets;
}

export function connectOne(port: number, { auth = {}, headers = {} }: Dial): Promise<Socket> {
  const url = `http://127.0.0.1:${port}`;
  const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, auth, extraHeaders: { origin: url, ...headers } });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

interface Exchange {
  /** Indexes of the sender's and the reader's sockets. */
  from: number;
  to: number;
  /** What is emitted for a message with this ID. */
  packet: (id: string) => object;
}

/**
 * Sends messages to their readers at a constant rate, whether or not earlier ones arrived.
 * @param heard called when a reader receives a message, in addition to measuring
 */
export async function exchange(
  sockets: readonly Socket[],
  exchanges: readonly Exchange[],
  { perSecond, seconds }: { perSecond: number; seconds: number },
  heard?: (socket: Socket, message: Record<string, unknown>) => void,
): Promise<Delivery> {
  const waiting = new Map<string, number>();
  const took: number[] = [];
  const acks: number[] = [];
  const listeners = new Map<Socket, (message: { id: string }) => void>();
  for (const { to } of exchanges) {
    const socket = sockets[to] as Socket;
    if (listeners.has(socket)) continue;
    const listener = (message: { id: string }) => {
      const sentAt = waiting.get(message.id);
      if (sentAt === undefined) return;
      waiting.delete(message.id);
      took.push(performance.now() - sentAt);
      heard?.(socket, message as unknown as Record<string, unknown>);
    };
    listeners.set(socket, listener);
    socket.on('message', listener);
  }
  const total = perSecond * seconds;
  const start = performance.now();
  let refused = 0;
  for (let sent = 0; sent < total; ) {
    // Sends as many as are due by now. If the machine is late, it sends several together, and their time counts from when they were due.
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1_000) * perSecond));
    for (; sent < due; sent += 1) {
      const { from, packet } = exchanges[sent % exchanges.length] as Exchange;
      const id = crypto.randomUUID();
      const at = start + (sent / perSecond) * 1_000;
      waiting.set(id, at);
      (sockets[from] as Socket).emit('message.send', packet(id), (answer: { ok: boolean }) => {
        acks.push(performance.now() - at);
        if (!answer.ok) refused += 1;
      });
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const lasted = performance.now() - start;
  for (const until = performance.now() + PATIENCE_MS; waiting.size > 0 && performance.now() < until; ) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const [socket, listener] of listeners) socket.off('message', listener);
  if (refused > 0) throw new Error(`${refused} of ${total} messages were refused.`);
  return {
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    max: percentile(took, 1),
    ackP50: percentile(acks, 0.5),
    ackP99: percentile(acks, 0.99),
    sent: total,
    lost: waiting.size,
    perSecond: Math.round((took.length / lasted) * 1_000),
  };
}
