import type { Server } from 'node:http';

/**
 * Listens on the requested port, or on any free one if that is taken.
 * @returns the port
 */
export function listen(server: Server, { port, host }: { port: number; host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    const isListening = () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    };
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error);
      server.once('error', reject).listen(0, host);
    });
    server.once('listening', isListening).listen(port, host);
  });
}
