import { beforeAll, expect, test } from 'vitest';
import { createPhrase, deletePhrase, listPhrases, updatePhrase } from '../../../contract/phrases.ts';
import { person } from '../../../tests/api/world.ts';
import { testApp, type TestApp } from '../../../tests/support/app.ts';
import { makeCompany } from '../../../tests/support/market.ts';
import { colleague } from '../../../tests/support/team.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

test('ten phrases can be added in chat, twenty in the settings, and ten greetings, even with simultaneous requests', async () => {
  const { browser } = await person(server, 'seeker');
  const add = (kind: 'phrase' | 'greeting', place: 'chat' | 'settings', text: string) => browser.call(createPhrase, { body: { kind, place, text } });
  const inChat = await Promise.all(Array.from({ length: 12 }, (_, index) => add('phrase', 'chat', `Phrase ${index}`)));
  expect(inChat.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(inChat.find(({ status }) => status !== 200)?.refusal.code).toBe(45010);
  for (let index = 0; index < 10; index += 1) expect((await add('phrase', 'settings', `More ${index}`)).status).toBe(200);
  expect((await add('phrase', 'settings', 'One too many')).refusal.code).toBe(45010);
  for (let index = 0; index < 10; index += 1) expect((await add('greeting', 'settings', `Hello ${index}`)).status).toBe(200);
  expect((await add('greeting', 'settings', 'Hello again')).refusal.code).toBe(45011);
  expect((await browser.call(listPhrases, { query: { kind: 'greeting' } })).data).toHaveLength(10);
});

test('they keep the order they were added in, and only their owner can change or remove them', async () => {
  const [own, other] = [(await colleague(server, await makeCompany(server.db), 'recruiter')).browser, (await person(server, 'seeker')).browser];
  const ids: string[] = [];
  for (const text of ['A', 'B', 'C']) ids.push((await own.call(createPhrase, { body: { kind: 'phrase', text } })).data.id);
  const [a, b] = ids as [string, string, string];
  const texts = async () => (await own.call(listPhrases, {})).data.map(({ text }) => text);
  expect((await own.call(updatePhrase, { params: { id: b }, body: { text: ' Bee ' } })).data.text).toBe('Bee');
  expect((await other.call(updatePhrase, { params: { id: b }, body: { text: 'Mine' } })).refusal.code).toBe(40004);
  expect(await texts()).toEqual(['A', 'Bee', 'C']);
  await other.call(deletePhrase, { params: { id: a } });
  expect(await texts()).toEqual(['A', 'Bee', 'C']);
  await own.call(deletePhrase, { params: { id: a } });
  expect(await texts()).toEqual(['Bee', 'C']);
});

test.each(['Write to ana@example.com', 'Call +63 917 555 0101', 'See https://example.com', 'WhatsApp me'])('can’t be a greeting: %s', async (text) => {
  const { browser } = await person(server, 'seeker');
  const refused = await browser.call(createPhrase, { body: { kind: 'greeting', text } });
  expect(refused.refusal).toMatchObject({ code: 40001, errors: { text: ['Remove links, addresses, and phone numbers'] } });
  const { id } = (await browser.call(createPhrase, { body: { kind: 'greeting', text: 'Good day' } })).data;
  expect((await browser.call(updatePhrase, { params: { id }, body: { text } })).refusal.code).toBe(40001);
  expect((await browser.call(createPhrase, { body: { kind: 'phrase', text } })).status).toBe(200);
});
