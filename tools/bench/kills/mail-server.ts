import { SMTPServer } from 'smtp-server';

/** What a mail server took, in its order: whose it is, and the Message-ID. */
export interface Taken {
  to: string;
  id: string;
  /** Which worker brought it, from 0. */
  worker: number;
}

/** What it is told: that the next worker starts, or to say what it took. */
export type Order = { type: 'worker'; number: number } | { type: 'tell' };

/**
 * A mail server that counts, in a process of its own: it outlives every worker, as a real one would. What it has said yes to is taken, whether or not anybody was
 * left to hear that.
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
// A worker that is killed breaks its connections off.
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
