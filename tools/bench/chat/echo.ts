import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

/** The baseline of socket.io alone: a process that forwards each message to its reader, without authentication or storage. */
const server = createServer();
const io = new Server(server, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) => {
  const { user } = socket.handshake.auth as { user: string };
  void socket.join(user);
  socket.on('message.send', ({ to, message }: { to: string; message: { id: string } }, acknowledge: (answer: unknown) => void) => {
    io.to(to).emit('message', message);
    acknowledge({ ok: true });
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.once('disconnect', () => process.exit(0));
