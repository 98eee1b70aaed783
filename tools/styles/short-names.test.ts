import { describe, expect, test } from 'vitest';
import * as panda from '../../styled-system/css/index.js';
import type { Panda } from '../vite-styles.ts';
import { renameClasses, shortNames, withNames } from './short-names.ts';

const many = Array.from({ length: 4_000 }, (_, index) => `p-${index}`);

describe('short names of classes', () => {
  test('the more often a class is used, the shorter its name; the order of the styles changes nothing', () => {
    const names = shortNames(['p-8 c-ink', 'c-ink', 'm-4  c-ink p-8']);
    expect([...names]).toEqual([
      ['c-ink', 'a'],
      ['p-8', 'b'],
      ['m-4', 'c'],
    ]);
    expect(shortNames(['m-4 p-8 c-ink', 'c-ink p-8', 'c-ink'])).toEqual(names);
  });

  test('no two classes get the same name', () => {
    const names = [...shortNames([many.join(' ')]).values()];
    expect(new Set(names).size).toBe(many.length);
    expect(names.every((name) => /^[a-zA-Z]{1,3}$/.test(name))).toBe(true);
  });

  test('styles and stylesheet agree, whatever signs Panda escapes', () => {
    const styles = { p: '16', md: { p: '8' }, w: 'calc(100% - 4px)', '2xl': { p: '4' }, '& > *': { flexShrink: '0' }, _hover: { color: 'ink' } };
    const classes = panda.css(styles as never);
    const names = shortNames([classes]);
    const short = withNames(panda as unknown as Panda, names).css(styles);
    const escaped = (name: string) => name.replace(/^\d/, (digit) => `\\3${digit} `).replace(/[^\w\s\\-]/g, (sign) => `\\${sign}`);
    const sheet = classes.split(' ').map((name) => `.${escaped(name)}{}`);
    expect(renameClasses(sheet.join('\n'), names)).toBe(
      short
        .split(' ')
        .map((name) => `.${name}{}`)
        .join('\n'),
    );
    expect(short).toMatch(/^[a-z]( [a-z])*$/);
  });

  test('numbers and classes of others stay as they are', () => {
    expect(renameClasses('.note.p-8:hover{margin:.5rem}', shortNames(['p-8']))).toBe('.note.a:hover{margin:.5rem}');
  });

  test('a class of another that has a short name is refused', () => {
    expect(() => renameClasses('.a{}', shortNames(['p-8']))).toThrow('The class "a" has the name of another');
  });
});
