// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { newcomerSession } from '../machines/samples.ts';
import { api } from './api.ts';
import { sendRegistration } from './register.ts';

vi.mock('./api.ts', () => ({ api: vi.fn<() => Promise<unknown>>() }));
const call = vi.mocked(api as (name: string, input: unknown) => Promise<unknown>);
beforeEach(() => call.mockReset().mockResolvedValue({ data: newcomerSession }));

const details = { email: 'ana@example.com', first_name: 'Ana', last_name: 'Reyes', terms_and_condition: true } as const;
const send = (phone: { text: string; countryCode: string } | null) => sendRegistration({ ...details, phone }, new AbortController().signal);

test.each([
  [null, null],
  [{ text: '0917 123 4567', countryCode: 'ph' }, '+639171234567'],
  // The chosen prefix is of another country than the page's.
  [{ text: '8123 4567', countryCode: 'sg' }, '+6581234567'],
])('sends the number %o as %s', async (phone, number) => {
  expect(await send(phone)).toEqual({ ok: true, session: newcomerSession });
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { ...details, contact_number: number } });
  expect(call.mock.calls[0]?.[1]).not.toHaveProperty('body.phone');
});

test('sends nothing if the number is invalid, and says why', async () => {
  expect(await send({ text: '12', countryCode: 'sg' })).toEqual({ ok: false, failure: 'phoneFault', fault: 'phone.tooFewDigits' });
  expect(call).not.toHaveBeenCalled();
});
