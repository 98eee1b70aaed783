import { expect, it } from 'vitest';
import { addressLine } from './addressLine.ts';

it('doesn’t repeat a town that the address ends with', () => {
  expect(addressLine('Unit 735, Del Pilar Street, Taguig', ['Taguig'])).toBe('Unit 735, Del Pilar Street, Taguig');
});

it('names every other place once', () => {
  expect(addressLine('Del Pilar Street, Taguig', ['Taguig', 'Makati', 'Makati'])).toBe('Del Pilar Street, Taguig · Makati');
  expect(addressLine(null, ['Taguig', 'Makati'])).toBe('Taguig · Makati');
});
