import { expect, test } from 'vitest';
import { iconFiles, importsOf } from './vite-icons.ts';

const files = iconFiles(
  "export { default as LucideMenu, default as Menu } from './icons/menu.mjs';\nexport { default as createLucideIcon } from './createLucideIcon.mjs';",
);
const fileOf = (name: string) => files.get(name) ?? '';

test('each icon is imported from its own file, under any of its names', () => {
  expect(importsOf(' Menu, LucideMenu ', fileOf)).toBe('import Menu from "./icons/menu.mjs"; import LucideMenu from "./icons/menu.mjs";');
});

test('types and what is not an icon stay with the package', () => {
  expect(importsOf('type LucideIcon, createLucideIcon', fileOf)).toBe(
    "import { type LucideIcon } from 'lucide-react'; import { createLucideIcon } from 'lucide-react';",
  );
});
