import { once } from 'node:events';
import { createServer, request as call, type IncomingMessage, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, type Duplex } from 'node:stream';

export interface Proxy {
  url: string;
  close(): Promise<void>;
}

/**
 * A proxy as in front of several nodes: each request and each WebSocket goes to the next of them, without sticky sessions.
 * @param nodes the ports of the nodes on this machine; read with each request
 * @param aside the port of a server that answers some paths instead of the nodes
 */
export async function roundRobin(nodes: () => readonly number[], aside: (path: string) => number | undefined): Promise<Proxy> {
  let turn = 0;
  const passed = ({ url = '/', method, headers, socket }: IncomingMessage): RequestOptions => {
    const ports = nodes();
    const port = aside(url) ?? ports[(turn += 1) % ports.length];
    const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    return { host: '127.0.0.1', port, path: url, method, headers: { ...headers, 'x-forwarded-for': forwarded }, agent: false };
  };
  const server = createServer((request, response) => {
    const onward = call(passed(request), (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.rawHeaders);
      pipeline(reply, response, () => undefined);
    });
    onward.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const onward = call(passed(request));
    onward.on('error', () => socket.destroy());
    onward.on('response', () => socket.destroy());
    onward.on('upgrade', (reply, other, first) => {
      const lines = [`HTTP/1.1 ${reply.statusCode} ${reply.statusMessage}`];
      for (let at = 0; at < reply.rawHeaders.length; at += 2) lines.push(`${reply.rawHeaders[at]}: ${reply.rawHeaders[at + 1]}`);
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
      socket.write(first);
      other.write(head);
      pipeline(other, socket, other, () => undefined);
    });
    onward.end();
  });
  await once(server.listen(0, 'localhost'), 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
