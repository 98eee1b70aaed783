import { expect, test } from 'vitest';
import { iconFiles, importsOf, shapesOf } from './vite-icons.ts';

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

test('an icon keeps its shapes and loses its names', () => {
  const code = shapesOf(
    'import createLucideIcon from \'../createLucideIcon.mjs\';\n\nconst __iconData = {\n  name: "menu",\n  size: 24,\n  node: [\n    ["path", { d: "M4 5h16", key: "a" }]\n  ]\n};\n__iconData.node;\nconst Menu = createLucideIcon(__iconData);\n\nexport { __iconData, Menu as default };',
  );
  expect(code).toContain('M4 5h16');
  expect(code).not.toContain('"menu"');
  expect(code).toContain('/* @__PURE__ */ createLucideIcon(__iconData)');
  expect(code).toContain('export { Menu as default }');
});
