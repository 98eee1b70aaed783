import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { PRIVACY_VERSION, TERMS_VERSION } from '../../../contract/terms.ts';
import type { LegalText } from './legalText.ts';
import { PRIVACY } from './privacy.ts';
import { TERMS } from './terms.ts';

const digestOf = (text: LegalText) => createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);

/** Every version that was ever effective, with the digest of its text: a changed text gets a version of its own, and a line here. */
const VERSIONS: Readonly<Record<string, string>> = {
  'terms 2026-11-22': 'c3381e5d50679543',
  'privacy 2026-11-22': '5bb2a557c42b4670',
  'terms 2026-11-23': '2955c7360cccd191',
  'privacy 2026-11-23': '43183c59524ca94f',
  'terms 2026-11-24': 'e0cc36e45ff8bc63',
  'privacy 2026-11-24': '06d0da3a312ae893',
  'privacy 2026-11-26': 'd7d92f43aae3c9de',
  'privacy 2026-11-27': 'd5a432cd55ddca4f',
  'privacy 2026-11-28': 'd60e2e266b481f60',
};

test.each([
  ['terms', TERMS_VERSION, TERMS],
  ['privacy', PRIVACY_VERSION, PRIVACY],
])('the text of %s matches the digest of its version', (name, version, text) => {
  expect(digestOf(text)).toBe(VERSIONS[`${name} ${version}`]);
});
