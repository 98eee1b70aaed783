import { SMTPServer } from 'smtp-server';

export interface MailSink {
  url: string;
  close: () => Promise<void>;
}

/** A mail server outside of the server's process, as in production. It accepts all emails and stores none. */
export async function startSink(): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => void stream.resume().once('end', done),
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, close: () => new Promise((resolve) => void server.close(resolve)) };
}
