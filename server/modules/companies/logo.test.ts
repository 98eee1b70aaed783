import { expect, test } from 'vitest';
import { makeCompanies } from '../../db/seed/companies.ts';
import { oklch } from './logo-colour.ts';
import { companyLogo } from './logo.ts';

const logos = makeCompanies(1).map((company) => companyLogo({ id: company.index + 1, name: company.name }));

test('a company has the same mark for good', () => {
  expect(companyLogo({ id: 7, name: 'Ridgeferry Systems' })).toBe(companyLogo({ id: 7, name: 'Ridgeferry Systems' }));
  expect(companyLogo({ id: 7, name: 'Ridgeferry Systems' })).not.toBe(companyLogo({ id: 7, name: 'Ridgeferry Motors' }));
});

test('no two companies of the market share one', () => {
  expect(new Set(logos).size).toBe(logos.length);
});

test('every mark is whole, small and free of anything a name could smuggle in', () => {
  for (const logo of [...logos, ...Array.from({ length: 50 }, (_, id) => companyLogo({ id, name: '<script>&"\'' }))]) {
    expect(logo).not.toMatch(/NaN|undefined|<script|&(?!amp;)/);
    expect(logo.length).toBeLessThan(4_000);
  }
  expect(companyLogo({ id: 1, name: '' })).toContain('</svg>');
});

test('colours are those of CSS oklch()', () => {
  expect(oklch(1, 0, 0)).toBe('#ffffff');
  expect(oklch(0, 0, 0)).toBe('#000000');
  expect(oklch(0.628, 0.2577, 29.23)).toMatch(/^#f[ef]0[0-9a-f]0[0-9a-f]$/);
});
