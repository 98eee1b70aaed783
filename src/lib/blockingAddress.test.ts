import { expect, test } from 'vitest';
import { blockingAddress, companyToBlock } from './blockingAddress.ts';

test('reads the company from its URL, and nothing from any other', () => {
  expect(companyToBlock(new URLSearchParams('company=7'))).toBe(7);
  for (const query of ['', 'company=', 'company=-7', 'company=7.5', 'company=acme', 'company=1e99'])
    expect(companyToBlock(new URLSearchParams(query))).toBeNull();
});

test('round-trips the URL for blocking a company', () => {
  expect(companyToBlock(new URL(blockingAddress(7), 'https://waymark.example').searchParams)).toBe(7);
});
