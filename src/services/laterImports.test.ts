import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** Loaders that retry until the code is there, and notify the user who waits (untilThere.ts). */
const KEEPS_AT_IT = /(deferred|codeOf|untilThere|alertOffer|page)\([^;]*$/s;
/** Where a single attempt is enough, and why. */
const ONCE: Record<string, string> = {
  'src/lib/phone.ts': 'whoever reads a number tries again or says so',
  'src/services/flowReports/begin.ts': 'without it, nothing is counted',
  'src/services/api.ts': 'a call without its code fails as offline',
  'src/services/watchErrors.ts': 'that an error can not be reported is nothing to anybody',
  'src/services/session.ts': 'a session ends and begins by calls',
  'src/services/logout.ts': 'its chart tries again',
  'src/services/account/passkeys.ts': 'its chart says that it failed',
  'src/services/login/passkey.ts': 'its chart says that it failed',
  'src/views/shared/search/useSearchForm.tsx': 'without it, words stay words',
  'src/views/app/entry-client.tsx': 'only a demo, or who drives a browser, asks for it',
};

test('lazily loaded code retries until it is there, and notifies the user who waits', async () => {
  const files = (await readdir('src', { recursive: true })).filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\./.test(file)).map((file) => `src/${file}`);
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    return [...source.matchAll(/(?<![\w.'])import\('/g)]
      .filter(({ index }) => !KEEPS_AT_IT.test(source.slice(Math.max(0, index - 240), index)))
      .map(() => file);
  });
  expect([...new Set(found)].sort()).toEqual(Object.keys(ONCE).sort());
});
