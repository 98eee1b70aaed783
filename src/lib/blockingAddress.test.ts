import { expect, test } from 'vitest';
import { blockingAddress, companyToBlock } from './blockingAddress.ts';

test('the address names the company, and anything else names none', () => {
  expect(companyToBlock(new URLSearchParams('company=7'))).toBe(7);
  for (const query of ['', 'company=', 'company=-7', 'company=7.5', 'company=acme', 'company=1e99'])
    expect(companyToBlock(new URLSearchParams(query))).toBeNull();
});

test('the address of a company asks about that one', () => {
  expect(companyToBlock(new URL(blockingAddress(7), 'https://waymark.example').searchParams)).toBe(7);
});
