import { expect, test } from 'vitest';
import { companyToBlock } from './blockingAddress.ts';

test('the address names the company, and anything else names none', () => {
  expect(companyToBlock(new URLSearchParams('company=7'))).toBe(7);
  for (const query of ['', 'company=', 'company=-7', 'company=7.5', 'company=acme', 'company=1e99'])
    expect(companyToBlock(new URLSearchParams(query))).toBeNull();
});
