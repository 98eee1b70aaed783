import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withInstalledFonts } from './screens-at.ts';

test('the fonts of a revision are still there when its folder is gone', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'waymark-fonts-')));
  try {
    const [installed, revision] = [path.join(folder, 'installed'), path.join(folder, 'revision')];
    mkdirSync(installed);
    mkdirSync(revision);
    symlinkSync(installed, path.join(revision, 'node_modules'));
    expect(withInstalledFonts("src: url('@fontsource/figtree/latin.woff2')", revision)).toBe(`src: url('file://${installed}/@fontsource/figtree/latin.woff2')`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
