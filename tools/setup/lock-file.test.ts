import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('package-lock.json', () => {
  it('has the address of each package, without which an install asks the registry about every one', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { resolved?: string }> };
    const without = Object.entries(packages).filter(([name, { resolved }]) => name && !resolved?.startsWith('https://registry.npmjs.org/'));
    expect(without.map(([name]) => name)).toEqual([]);
  });
});
