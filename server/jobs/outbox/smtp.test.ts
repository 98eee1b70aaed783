import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, test, vi } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { smtpMailer } from '../../adapters/smtp.ts';
import { enqueueMail } from '../../modules/notify/outbox.ts';
import { runOutbox } from './run.ts';
import { DAY } from '../../../contract/durations.ts';

const { app, clock, db, outside } = await testApp();

interface Listening {
  port: number;
  received: string[];
  close(): Promise<void>;
}

/**
 * A mail server that requires a password.
 * @param port 0 for any free one
 */
async function mailServer(options: SMTPServerOptions, port = 0): Promise<Listening> {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'waymark' }),
    onData(stream, session, done) {
      stream.resume().once('end', () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
    ...options,
  });
  // For the server, a client that gives up during the handshake is an error.
  server.on('error', () => undefined);
  await once(server.listen(port, '0.0.0.0'), 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/**
 * Processes the outbox with the mail server at this URL.
 * @returns what was logged
 */
async function emptyInto(url: string): Promise<string> {
  const logged = vi.spyOn(app.log, 'error').mockClear();
  const mail = smtpMailer(url, 'Waymark <hello@waymark.test>', () => new Date('2026-03-02T04:00:00Z'));
  await runOutbox({ ...outside, log: app.log, mail });
  await mail.close();
  return JSON.stringify(
    logged.mock.calls.map(([detail, message]) => [detail, String((detail as { err?: Error }).err), (detail as { err?: Error }).err?.stack, message]),
  );
}

let people = 0;
async function enqueue(): Promise<string> {
  const to = `somebody-${(people += 1)}@example.com`;
  await db.transaction((tx) => enqueueMail(tx, { kind: 'code' as const, to, subject: 's', text: 't', html: '<p>h</p>' }));
  return to;
}

/** The state of an email while the server has a problem, and within a day after it was fixed. */
async function sentAfter(options: SMTPServerOptions, { scheme = 'smtp', host = '127.0.0.1', query = '' } = {}) {
  const to = await enqueue();
  const wrong = await mailServer(options);
  const at = (port: number) => `${scheme}://waymark:p%40ss@${host}:${port}${query}`;
  const logged = await emptyInto(at(wrong.port));
  expect(wrong.received).toEqual([]);
  await wrong.close();
  const right = await mailServer({});
  clock.move(DAY);
  await emptyInto(`smtp://waymark:p%40ss@127.0.0.1:${right.port}`);
  await right.close();
  expect(logged).not.toContain(to);
  return { isSent: right.received.includes(to), logged };
}

describe('a server that doesn’t accept our email gets it later', () => {
  test.each<[string, SMTPServerOptions, object?]>([
    ['refuses the password (535)', { onAuth: (_auth, _session, done) => done(refusal(535, 'Invalid login')) }],
    ['wants another login (530)', { authOptional: true, onMailFrom: (_address, _session, done) => done(refusal(530, 'Authentication required')) }],
    ['refuses the sender (550)', { onMailFrom: (_address, _session, done) => done(refusal(550, 'no such sender')) }],
    ['relays for others only (554 5.7.1)', { onRcptTo: ({ address }, _session, done) => done(refusal(554, `5.7.1 <${address}>: Relay access denied`)) }],
    ['refuses the connection (554)', { onConnect: (_session, done) => done(refusal(554, 'go away')) }],
    ['closes (421)', { onRcptTo: (_address, _session, done) => done(refusal(421, 'shutting down')) }],
    ['is busy (451)', { onRcptTo: ({ address }, _session, done) => done(refusal(451, `<${address}> try again`)) }],
    ['is full (452)', { onData: (stream, _session, done) => void stream.resume().once('end', () => done(refusal(452, 'no space'))) }],
    ['offers no STARTTLS', {}, { host: '0.0.0.0' }],
    ['shows a certificate nobody signed', { disabledCommands: [] }, { host: '0.0.0.0' }],
    ['speaks no TLS', {}, { scheme: 'smtps' }],
  ])('%s', async (_what, options, address) => {
    const { isSent, logged } = await sentAfter(options, address);
    expect(logged).toContain('outbox work failed, to be tried again');
    expect(isSent).toBe(true);
  });
});

test('nothing listens at first, then a server does', async () => {
  const to = await enqueue();
  const gone = await mailServer({});
  await gone.close();
  await emptyInto(`smtp://waymark:p@127.0.0.1:${gone.port}`);
  const back = await mailServer({}, gone.port);
  clock.move(30_000);
  await emptyInto(`smtp://waymark:p@127.0.0.1:${gone.port}`);
  expect(back.received).toContain(to);
  await back.close();
});

describe('only a refusal of this recipient or this message is final', () => {
  test.each<[string, SMTPServerOptions]>([
    ['no such mailbox (550)', { onRcptTo: ({ address }, _session, done) => done(refusal(550, `5.1.1 <${address}> unknown`)) }],
    ['not this message (554)', { onData: (stream, _session, done) => void stream.resume().once('end', () => done(refusal(554, 'no'))) }],
  ])('%s', async (_what, options) => {
    const { isSent, logged } = await sentAfter(options);
    expect(logged).toContain('outbox work given up');
    expect(isSent).toBe(false);
  });
});
