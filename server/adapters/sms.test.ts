import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { gatewayTexter } from './sms.ts';

const heard: { authorization: string | undefined; body: string }[] = [];
let status = 202;
const gateway = createServer((request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    heard.push({ authorization: request.headers.authorization, body });
    response.writeHead(status).end();
  });
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
const { port } = gateway.address() as AddressInfo;
afterAll(() => gateway.close());

test('a text message is sent to the gateway once, with its credentials but not in the URL', async () => {
  await gatewayTexter(`http://us%40er:se%3Acret@127.0.0.1:${port}/sms`).send({ to: '+639171234567', text: 'Your code: 123456' });
  expect(heard).toEqual([{ authorization: `Basic ${btoa('us@er:se:cret')}`, body: JSON.stringify({ to: '+639171234567', text: 'Your code: 123456' }) }]);
});

test('a refusal by the gateway is an error', async () => {
  status = 500;
  await expect(gatewayTexter(`http://127.0.0.1:${port}/sms`).send({ to: '+639171234567', text: 'x' })).rejects.toThrow('500');
});
