import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import fastify from 'fastify';
import { answerFailure } from '../../../http/failure.ts';
import { startInbox } from '../../../adapters/inbox.ts';
import { smtpMailer } from '../../../adapters/smtp.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { codeEmail } from '../../notify/email-content.ts';
import { LANGUAGES } from '../../../../contract/languages.ts';
import { registerInbox } from './routes.ts';

const { db } = await testDatabase();
let time = Date.parse('2026-03-02T04:00:00Z');
const inbox = await startInbox(db, () => new Date((time += 1_000)));
const mailer = smtpMailer(inbox.url, 'Waymark <hello@waymark.test>', () => new Date(time));
const app = fastify();
app.setErrorHandler(answerFailure);
registerInbox(app, db);

test('what is sent by real SMTP stands in the inbox, newest first, by whom it was sent to', async () => {
  await mailer.send(codeEmail('ana@example.com', '012345', 'login', LANGUAGES[0]));
  await mailer.send({ kind: 'code', to: 'Ben@Example.com', subject: 'Grüße — 你好', text: 'naïve ✓\n.\nafter the dot', html: '<head></head><p>hi</p>' });
  const all = (await app.inject('/dev/inbox.json')).json();
  expect(all.map((one: { to: string }) => one.to)).toEqual(['ben@example.com', 'ana@example.com']);
  expect(all[0]).toEqual({
    to: 'ben@example.com',
    subject: 'Grüße — 你好',
    text: 'naïve ✓\n.\nafter the dot',
    html: expect.stringContaining('<p>hi</p>'),
    at: '2026-03-02T04:00:02.000Z',
  });
  const [code, ...none] = (await app.inject('/dev/inbox.json?to=ANA@example.com')).json();
  expect(none).toEqual([]);
  expect(code.text.match(/\d{6}/g)).toEqual(['012345']);
});

test('a message is shown without letting it do anything', async () => {
  await mailer.send({
    kind: 'code',
    to: 'eve@example.com',
    subject: '<script>alert(1)</script>',
    text: '</pre><script>x</script>',
    html: '<head></head><script>y</script>',
  });
  const list = (await app.inject('/dev/inbox?to=eve@example.com')).body;
  const id = list.match(/\/dev\/inbox\/([\w-]{36})/)?.[1];
  const page = (await app.inject(`/dev/inbox/${id}`)).body;
  expect(list + page).not.toContain('<script');
  expect(page).toContain(`<iframe src="/dev/inbox/${id}/html" title="The message" sandbox="allow-popups allow-popups-to-escape-sandbox">`);
  const content = await app.inject(`/dev/inbox/${id}/html`);
  expect(content.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect((await app.inject('/dev/inbox/nothing')).statusCode).toBe(404);
  expect((await app.inject(`/dev/inbox/${crypto.randomUUID()}`)).statusCode).toBe(404);
});

test.each(['waymark.example', 'localhost.example', '192.168.1.4', '10.0.0.2:3000'])(
  'to %s there is no inbox, and to this machine’s own names there is',
  async (host) => {
    for (const url of ['/dev/inbox', '/dev/inbox.json', '/dev/inbox.css']) {
      expect((await app.inject({ url, headers: { host } })).statusCode).toBe(404);
      for (const own of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) expect((await app.inject({ url, headers: { host: own } })).statusCode).toBe(200);
    }
  },
);

test('a file that came along is listed, and had as it was sent, as an attachment only its message leads to', async () => {
  const file = Buffer.from('%PDF-1.7 \u0000\u00ff', 'latin1');
  const attachments = [{ filename: 'Küche.pdf', type: 'application/pdf', content: Readable.from([file]) }];
  await mailer.send({ kind: 'code', to: 'carla@example.com', subject: 'A resume', text: 'Attached.', html: '<p>Attached.</p>', attachments });
  const [letter] = (await app.inject('/dev/inbox.json?to=carla@example.com')).json();
  expect(letter.attachments).toEqual([{ filename: 'Küche.pdf', type: 'application/pdf', size: file.length, url: expect.any(String) as string }]);
  const had = await app.inject(letter.attachments[0].url);
  expect(had.rawPayload).toEqual(file);
  expect(had.headers).toMatchObject({ 'content-disposition': 'attachment', 'x-content-type-options': 'nosniff' });
  const page = await app.inject(letter.attachments[0].url.split('/attachments/')[0]);
  expect(page.body).toContain(`download="Küche.pdf"`);
  expect((await app.inject(letter.attachments[0].url.replace(/[\w-]{36}\/att/, `${crypto.randomUUID()}/att`))).statusCode).toBe(404);
});

test('a mail too large for the inbox is refused, and is not kept', async () => {
  // In lines, which go as they are: one without an end would be written anew, at ten times the work.
  const text = `${'x'.repeat(63)}\n`.repeat(16 * 1024 * 16);
  await expect(mailer.send({ kind: 'code', to: 'big@example.com', subject: 'big', text, html: '' })).rejects.toThrow(/552|size|large/i);
  expect((await app.inject('/dev/inbox.json?to=big@example.com')).json()).toEqual([]);
  await mailer.close();
  await inbox.close();
});
