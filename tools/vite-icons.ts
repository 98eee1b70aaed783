import Icons from 'unplugin-icons/vite';

/** What `iconOf` sets on the whole icon. */
const GIVEN = / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;

/** Imports of `~icons/lucide/<name>` as components: each icon used is in the chunk that uses it, and no other is built. */
export const iconsPlugin = () => Icons({ compiler: { extension: 'js', compiler: iconModule } });

/** The module of an icon, as React draws it (src/views/ui/icon.ts). @param svg the icon's `svg` element */
export function iconModule(svg: string): string {
  const shapes = svg
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replace(/^<g([^>]*)>(.*)<\/g>$/, (whole, attributes: string, inner: string) => (attributes.replace(GIVEN, '') === '' ? inner : whole));
  return `import { iconOf } from '/src/views/ui/icon.ts';\nexport default /* @__PURE__ */ iconOf(${JSON.stringify(shapes.replace(GIVEN, ''))});`;
}
