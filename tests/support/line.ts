import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll } from 'vitest';
import type { Acknowledged, Answers, FromBrowser } from '../../contract/chat-socket.ts';
import { buildApp, type Outside } from '../../server/app.ts';
import { chatHandlers } from '../../server/modules/chat/socket.ts';
import { presenceNotifier } from '../../server/modules/chat/notify-presence.ts';
import { createLine } from '../../server/realtime/line.ts';
import { hearOutside } from '../../server/realtime/outside.ts';
import type { TestApp } from './app.ts';
import type { Browser } from './browser.ts';

export interface Node {
  url: string;
  /** A browser's own socket to this node, connected. */
  join: (browser: Browser) => Promise<Socket>;
  /** One that isn't connected yet. */
  dial: (browser: Browser, origin?: string) => Socket;
  /** Like SIGTERM. */
  stop: () => Promise<void>;
}

/**
 * A node of the test's app that listens on a port, with its socket server running.
 * @param redisUrl shared with other nodes
 * @param own what it doesn't share with the test's app
 */
export async function node({ outside: shared }: TestApp, redisUrl?: string, own: Partial<Outside> = {}): Promise<Node> {
  const outside = { ...shared, ...own };
  const line = await createLine({ ...outside, config: { ...outside.config, redisUrl } });
  const context = { ...outside, realtime: line.realtime };
  const app = await buildApp(outside.config, context);
  line.open(app, chatHandlers(context), presenceNotifier(context));
  const stopHearing = hearOutside(outside.connection, line.broadcastHere);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const sockets: Socket[] = [];
  let isClosed = false;
  const stop = async () => {
    if (isClosed) return;
    isClosed = true;
    await line.close();
    await stopHearing();
    await app.close();
  };
  afterAll(async () => {
    for (const socket of sockets) socket.disconnect();
    await stop();
  });
  const dial = (browser: Browser, origin = outside.config.baseUrl): Socket => {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = io(url, { transports: ['websocket'], autoConnect: false, forceNew: true, reconnection: false, extraHeaders: { cookie, origin } });
    sockets.push(socket);
    return socket;
  };
  return {
    url,
    dial,
    stop,
    async join(browser) {
      const socket = dial(browser);
      socket.connect();
      await once(socket as never, 'connect');
      return socket;
    },
  };
}

/** The server's answer. */
export async function ask<Name extends keyof FromBrowser>(socket: Socket, name: Name, input: FromBrowser[Name]): Promise<Acknowledged<Answers[Name]>> {
  return (await socket.timeout(20_000).emitWithAck(name, input)) as Acknowledged<Answers[Name]>;
}
