import { describe, expect, it } from 'vitest';
import { MATERIAL, naughtyStrings, oddUrls } from '../../../tests/support/material.ts';
import { buildSearchUrl } from './build.ts';
import { parseSearchUrl } from './parse.ts';
import { EMPTY_SEARCH } from './search.ts';

const read = (url: string) => parseSearchUrl(url)?.search;

describe.each(MATERIAL)('search URLs, from $from', (material) => {
  it('carry every naughty string', () => {
    const strings = naughtyStrings(material);
    expect(strings.length).toBeGreaterThan(50);
    for (const naughty of strings) {
      const searches = [
        { ...EMPTY_SEARCH, query: naughty.toWellFormed() },
        { ...EMPTY_SEARCH, query: 'nurse', location: naughty === '' ? [] : [naughty.toWellFormed()] },
      ];
      expect(searches.map((search) => read(buildSearchUrl(search)))).toEqual(searches);
    }
  });

  it('survive every malformed URL', () => {
    const urls = oddUrls(material);
    expect(urls.length).toBeGreaterThan(50);
    for (const url of urls) {
      expect(read(buildSearchUrl({ query: url.toWellFormed() }))?.query).toBe(url.toWellFormed());
      expect(() => parseSearchUrl(url)).not.toThrow();
      expect(parseSearchUrl(`/jobs-hiring/${url.replaceAll(/[/?#]/g, '')}`)).not.toBeNull();
    }
  });
});
