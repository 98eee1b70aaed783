import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../contract/countries.ts';
import { MATERIAL, phoneExamples } from '../../tests/support/material.ts';
import { readPhone } from './phone.ts';

describe.each(MATERIAL)('phone numbers from $from', (material) => {
  const rows = phoneExamples(material);

  test('in our countries are parsed in each of the ways people write them', async () => {
    const ours = rows.filter(({ region }) => COUNTRIES.some(({ code }) => code.toUpperCase() === region));
    expect(new Set(ours.map(({ region }) => region)).size).toBe(COUNTRIES.length);
    const unread: string[] = [];
    for (const { region, type, national, e164 } of ours) {
      for (const written of [national, e164, e164.slice(1)]) {
        const read = await readPhone(written, region.toLowerCase());
        if (!('number' in read) || read.number !== e164) unread.push(`${region} ${type} ${written}`);
      }
    }
    expect(unread).toEqual([]);
  });

  test('in other countries are parsed if written with their plus', async () => {
    // Benin and Zimbabwe changed their numbering between the edition of the examples and the library's.
    const settled = rows.filter(({ region }) => !['BJ', 'ZW'].includes(region));
    expect(settled.length).toBeGreaterThan(COUNTRIES.length);
    const answers = await Promise.all(settled.map(async ({ e164 }) => ({ e164, read: await readPhone(e164, 'ph') })));
    expect(answers.filter(({ e164, read }) => !('number' in read) || read.number !== e164)).toEqual([]);
  });
});
