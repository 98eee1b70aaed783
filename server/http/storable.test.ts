import { expect, test } from 'vitest';
import type { CallDeclaration } from '../../contract/call.ts';
import { CALLS } from '../../contract/calls.ts';
import type { ErrorBody } from '../../contract/errors.ts';
import { pathOf } from '../../contract/call.ts';
import { testApp } from '../../tests/support/app.ts';
import { storable } from './storable.ts';

const server = await testApp();
const nested = (levels: number) => JSON.parse('{"a":'.repeat(levels - 1) + '{}' + '}'.repeat(levels - 1)) as object;
const DEEP = 50_000;
/** As deep as fits into the smallest body that any call takes. */
const DEEP_IN_BODY = 2_000;

test('32 levels are stored unchanged, and one more is refused, however many there are', () => {
  expect(storable(nested(32))).toEqual(nested(32));
  expect(storable({ a: ['x\u0000\uD800'] })).toEqual({ a: ['x\uFFFD'] });
  for (const levels of [33, DEEP]) expect(() => storable(nested(levels))).toThrow('parameterInvalid');
  expect(() => storable(JSON.parse('['.repeat(DEEP) + ']'.repeat(DEEP)))).toThrow('parameterInvalid');
});

const seeker = await server.seeker();
// Calls of a demo don't exist outside one.
const writes = (Object.entries(CALLS) as [string, CallDeclaration][]).filter(
  ([, { body, access, service }]) => body && access !== 'recruiter' && service !== 'dev',
);

test.each(writes)('%s refuses input that is nested too deeply', async (_, call) => {
  const cookie = [...seeker.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await server.app.inject({
    method: call.method,
    url: pathOf(call, { id: '1', type: 'degrees', provider: 'google', message_id: '1', recruiter_id: '1' }),
    headers: { cookie, 'content-type': 'application/json' },
    payload: `{"x":${'{"a":'.repeat(DEEP_IN_BODY)}1${'}'.repeat(DEEP_IN_BODY)}}`,
  });
  expect([answer.statusCode, answer.json<ErrorBody>().errors]).toEqual([422, { body: ['Use at most 32 levels of nesting'] }]);
});
