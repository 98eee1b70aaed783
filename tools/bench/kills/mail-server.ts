import { SMTPServer } from 'smtp-server';

/** An email that a mail server accepted, in order: its recipient and Message-ID. */
export interface Taken {
  to: string;
  id: string;
  /** Which worker sent it, from 0. */
  worker: number;
}

/** An order to the mail server: the next worker starts, or report the accepted emails. */
export type Order = { type: 'worker'; number: number } | { type: 'tell' };

/**
 * A mail server that counts, in a separate process: it outlives every worker, like a real one. An email counts as accepted once the server confirmed it,
 * whether or not the worker was still alive to receive that.
 */
const taken: Taken[] = [];
let worker = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  onData(stream, session, done) {
    let head = '';
    stream.on('data', (part: Buffer) => (head = head.length < 8_192 ? head + part.toString('latin1') : head));
    stream.once('end', () => {
      const id = /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? '';
      for (const { address } of session.envelope.rcptTo) taken.push({ to: address, id, worker });
      done();
    });
  },
});
// A killed worker drops its connections.
server.on('error', () => undefined);
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  process.send?.({ url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` });
});
process.on('message', (order: Order) => {
  if (order.type === 'worker') worker = order.number;
  else process.send?.(taken);
});
process.on('disconnect', () => process.exit());
