import type { ToBrowser } from '../../../contract/chat-socket.ts';
import type { Stand } from './plan.ts';

/**
 * Takes the place of the server's socket, before the first page.
 * @returns sends an event to the page, once it is connected
 */
export async function holdSocket({ page }: Stand): Promise<<Name extends keyof ToBrowser>(name: Name, event: ToBrowser[Name]) => Promise<void>> {
  let connected: (send: (text: string) => void) => void = () => {};
  const sending = new Promise<(text: string) => void>((resolve) => {
    connected = resolve;
  });
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const patience = { pingInterval: 600_000, pingTimeout: 600_000, maxPayload: 1_000_000 };
    socket.onMessage((message) => {
      // The page asks for the namespace; then both are connected.
      if (!String(message).startsWith('40')) return;
      socket.send('40{"sid":"path"}');
      connected((text) => socket.send(text));
    });
    socket.send(`0${JSON.stringify({ sid: 'path', upgrades: [], ...patience })}`);
  });
  return async (name, event) => (await sending)(`42${JSON.stringify([name, event])}`);
}
