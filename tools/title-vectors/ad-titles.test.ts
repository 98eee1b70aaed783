import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { encodeTitle, nearestOccupations } from '../../server/modules/market/search/titles/encode.ts';
import { readOccupations } from './occupations.ts';

const idsOf = Map.groupBy(
  readOccupations().flatMap(({ id, titles }) => titles.map((title) => ({ id, title: title.toLowerCase() }))),
  ({ title }) => title,
);
/** Titles of ads and searches, written without a look at the labels: language, title, and the English names of the occupations that would be right. */
const ADS = readFileSync(path.join(import.meta.dirname, 'ad-titles.txt'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [language = '', title = '', names = ''] = line.split('|');
    return {
      language,
      title,
      right: new Set(
        names
          .split(';')
          .flatMap((name) => idsOf.get(name.trim()) ?? [])
          .map(({ id }) => id),
      ),
    };
  });

it.each(['ar', 'en', 'es', 'fil', 'id', 'ja', 'ms', 'pt', 'tr', 'zh', 'zh-tw'])('titles of ads mean the right occupation: %s', (language) => {
  const ads = ADS.filter((ad) => ad.language === language);
  const isAmong = (most: number) =>
    ads.filter(({ title, right }) => nearestOccupations(encodeTitle(title) ?? new Float32Array(64), most).some(({ id }) => right.has(id)));
  expect(ads.length).toBeGreaterThanOrEqual(40);
  expect(isAmong(1).length / ads.length).toBeGreaterThan(0.7);
  expect(isAmong(5).length / ads.length).toBeGreaterThan(0.88);
});
