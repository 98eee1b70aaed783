import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallDeclaration } from '../../../contract/call.ts';
import type { Failure } from '../../../src/lib/failure.ts';
import { addressOf } from './gestures.ts';
import type { Reply, Stand } from './plan.ts';

/** The answers of streamed calls, of which a path says each event. */
export class HeldStream {
  #open: ServerResponse[] = [];
  readonly #stand: Stand;

  private constructor(stand: Stand) {
    this.#stand = stand;
  }

  /** Takes the place of the server for these calls. */
  static async of(stand: Stand, calls: readonly CallDeclaration[]): Promise<HeldStream> {
    const held = new HeldStream(stand);
    const server = createServer((_, response) => {
      // The browser repeats a request by itself that is lost on a connection it has used before.
      response.shouldKeepAlive = false;
      held.#open.push(response);
      response.on('close', () => {
        held.#open = held.#open.filter((one) => one !== response);
      });
    }).listen(0);
    server.unref();
    await once(server, 'listening');
    const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
    const isOfOne = (address: URL) => calls.some((call) => addressOf(call).test(address.pathname));
    await stand.page.route(isOfOne, (route) => (calls.some(({ method }) => method === route.request().method()) ? route.continue({ url }) : route.fallback()));
    stand.page.on('close', () => server.close());
    return held;
  }

  async send(event: object, isLast = false): Promise<void> {
    const response = await this.#newest();
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${JSON.stringify(event)}\n\n`);
    if (isLast) this.#end(response);
  }

  /** After the first event, a refusal is an event too. */
  async refuse({ status, body }: Exclude<Reply, string>): Promise<void> {
    const response = await this.#newest();
    if (response.headersSent) response.write(`event: failed\ndata: ${JSON.stringify(body)}\n\n`);
    else response.writeHead(status, { 'content-type': 'application/json' }).write(JSON.stringify(body));
    this.#end(response);
  }

  async fail({ kind, status, code, message }: Failure): Promise<void> {
    if (kind !== 'offline') return this.refuse({ status, body: { code, message, request_id: 'r-1' } });
    const response = await this.#newest();
    this.forget();
    await this.#stand.context.setOffline(true);
    response.destroy();
  }

  /** The page has left them. */
  forget(): void {
    this.#open = [];
  }

  #end(response: ServerResponse): void {
    this.forget();
    response.end();
  }

  async #newest(): Promise<ServerResponse> {
    for (let tries = 0; tries < 80; tries += 1) {
      const newest = this.#open.at(-1);
      if (newest) return newest;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('nobody asked for a stream');
  }
}
