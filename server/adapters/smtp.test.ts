import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { smtpMailer } from './smtp.ts';

const received: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, done) {
    stream.resume().once('end', () => {
      received.push(...session.envelope.rcptTo.map(({ address }) => address));
      done();
    });
  },
});
await once(server.listen(0, '0.0.0.0'), 'listening');
const { port } = server.server.address() as AddressInfo;
afterAll(() => new Promise<void>((resolve) => void server.close(resolve)));

async function send(url: string, to: string): Promise<void> {
  const mailer = smtpMailer(url, 'Waymark <hello@waymark.test>', () => new Date('2026-03-02T04:00:00Z'));
  await mailer.send({ kind: 'code', to, subject: 'Your code', text: '123456', html: '<p>123456</p>' }).finally(() => mailer.close());
}

// 0.0.0.0 reaches this machine but isn't one of its names.
test('emails leave this machine encrypted, or not at all unless that is configured', async () => {
  await expect(send(`smtp://0.0.0.0:${port}`, 'ana@example.com')).rejects.toThrow('STARTTLS');
  expect(received).toEqual([]);
  await send(`smtp://0.0.0.0:${port}?requireTLS=false`, 'ben@example.com');
  await send(`smtp://127.0.0.1:${port}`, 'cho@example.com');
  expect(received).toEqual(['ben@example.com', 'cho@example.com']);
});

test('an address is one recipient, whatever it contains', async () => {
  received.length = 0;
  await send(`smtp://127.0.0.1:${port}`, 'ana@example.com, eve@example.com').catch(() => undefined);
  await send(`smtp://127.0.0.1:${port}`, 'ana@example.com\r\nRCPT TO:<eve@example.com>').catch(() => undefined);
  expect(received).not.toContain('eve@example.com');
});
