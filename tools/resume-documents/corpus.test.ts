import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { valuesOf, type Truth } from '../bench/resume/truth.ts';
import { compose } from './compose.ts';
import { FAMILIES, halfOf } from './families.ts';

const FOLDER = path.join(import.meta.dirname, '../../tests/material/resumes');
const composed = FAMILIES.flatMap((family) => compose(family));

/** Every file of an archive, by its directory at the end. */
function unzipped(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>();
  const end = zip.lastIndexOf('PK\u0005\u0006');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength, extra, comment, local] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const raw = zip.subarray(begin, begin + packed);
    files.set(name, (zip.readUInt16LE(at + 10) === 0 ? raw : inflateRawSync(raw)).toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const textOfXml = (xml: string) =>
  xml
    .replace(/<w:delText.*?<\/w:delText>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ENTITIES[name] ?? '');
/** As texts compare here: letters apart, capitals and spaces are the layout's. */
const plain = (text: string) => text.toLocaleUpperCase('en').replace(/\s/g, '');

function textOf(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith('.txt')) return plain(bytes.toString('utf8'));
  return plain(
    [...unzipped(bytes)]
      .filter(([name]) => /^word\/(document|header\d|footer\d)\.xml$/.test(name))
      .map(([, xml]) => textOfXml(xml))
      .join('\n'),
  );
}

describe('the resumes to measure on', () => {
  it('are composed the same each time', () => {
    expect(FAMILIES.flatMap((family) => compose(family))).toEqual(composed);
  });

  it.each(['seen', 'apart'] as const)('lie in the half of their layout, with the truth that is composed: %s', (half) => {
    const truths = readdirSync(path.join(FOLDER, half, 'truth')).map(
      (name) => JSON.parse(readFileSync(path.join(FOLDER, half, 'truth', name), 'utf8')) as Truth,
    );
    expect(truths.toSorted(byId)).toEqual(composed.flatMap((document) => (document.half === half ? [document.truth] : [])).toSorted(byId));
    for (const { meta } of truths) {
      expect(halfOf(meta.family ?? '')).toBe(half);
      expect(meta.files.filter((file) => !existsSync(path.join(FOLDER, half, file)))).toEqual([]);
    }
  });

  it('are a third at least in each half', () => {
    const share = composed.filter(({ half }) => half === 'apart').length / composed.length;
    expect(share).toBeGreaterThan(1 / 3);
    expect(share).toBeLessThan(2 / 3);
  });

  it('say what their truth says, wherever text can be read without a program', () => {
    const missing = composed.flatMap(({ half, truth }) =>
      truth.meta.files
        .filter((file) => /\.(docx|txt)$/.test(file))
        .flatMap((file) => {
          const text = textOf(path.join(FOLDER, half, file));
          return valuesOf(truth)
            .filter((value) => !text.includes(plain(value)))
            .map((value) => `${file}: ${value}`);
        }),
    );
    expect(missing).toEqual([]);
  });
});

const byId = (a: Truth, b: Truth): number => (a.meta.id < b.meta.id ? -1 : 1);
