import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import * as panda from '../styled-system/css/index.js';
import { compileStyles, type Panda } from './vite-styles.ts';
import { RUNTIME } from './styles/recipe.ts';

const IMPORT = "import { css, cva, sva } from '#css/css';\n";
const compiled = (code: string) => compileStyles(IMPORT + code, '/x/src/views/x.ts', panda as unknown as Panda);
/** What a module of compiled styles exports. */
async function run(code: string): Promise<Record<string, never>> {
  const script = compiled(code).replace(IMPORT, '').replace("import { recipe, slots } from 'virtual:recipe';", RUNTIME.replaceAll('export ', ''));
  return (await import(`data:text/javascript,${encodeURIComponent(script)}`)) as Record<string, never>;
}
const set = (classes: string) => new Set(classes.split(' '));

const RECIPE =
  "{ base: { p: '8', color: 'ink', _hover: { color: 'quiet' } }, variants: { size: { small: { p: '4' }, large: { p: '16' } }, isWide: { true: { w: '100%', color: 'accent' } } }, defaultVariants: { size: 'small' } }";
const config = new Function(`return ${RECIPE}`)() as never;

describe('styles compiled at build', () => {
  test('a style becomes the class names the runtime gives', () => {
    expect(compiled("export const a = css({ p: '16', md: { p: '8' } });")).toContain(
      `export const a = ${JSON.stringify(panda.css({ p: '16', md: { p: '8' } }))};`,
    );
  });

  test('constants, spreads and merged styles are followed', () => {
    const code = "const base = css.raw({ p: '16', color: 'ink' });\nconst more = { gap: '8' } as const;\nexport const a = css(base, { p: '4', ...more });";
    expect(compiled(code)).toContain(`export const a = ${JSON.stringify(panda.css({ p: '4', color: 'ink', gap: '8' }))};`);
  });

  test('templates of constants are followed', () => {
    const code = "const edge = '1px';\nexport const a = css({ boxShadow: `inset 0 -${edge} {colors.line}` });";
    expect(compiled(code)).toContain(`export const a = ${JSON.stringify(panda.css({ boxShadow: 'inset 0 -1px {colors.line}' }))};`);
    expect(compiled('export const a = (p) => css({ boxShadow: `inset ${p}` });')).toContain('css({');
  });

  test('what is known only as the program runs is left to the runtime', () => {
    expect(compiled('export const a = (p) => css({ p });')).toContain('css({ p })');
  });

  test.each([{}, { size: 'large' }, { isWide: true }, { isWide: false }, { size: 'small', isWide: true }])(
    'a recipe gives the same classes for %j',
    async (props) => {
      const { a } = (await run(`export const a = cva(${RECIPE});`)) as unknown as { a: (props: object) => string };
      expect(set(a(props))).toEqual(set(panda.cva(config)(props as never)));
    },
  );

  test('a recipe of slots gives the classes of each', async () => {
    const slots = { slots: ['box', 'text'], base: { box: { p: '8' }, text: { color: 'ink' } }, variants: { look: { loud: { text: { color: 'accent' } } } } };
    const { a } = (await run(`export const a = sva(${JSON.stringify(slots)});`)) as unknown as { a: (props?: object) => Record<string, string> };
    expect(a({ look: 'loud' })).toEqual(panda.sva(slots as never)({ look: 'loud' } as never));
    expect(a()).toEqual(panda.sva(slots as never)({}));
  });

  test('a recipe whose variants depend on each other is left as it is', () => {
    expect(compiled("export const a = cva({ base: {}, variants: { x: { on: { p: '4' } }, y: { on: { p: '8' } } } });")).toContain('cva({ base: {}');
  });

  test('no view leaves a style to the runtime: one would bring all of it to every page', () => {
    const views = path.join(import.meta.dirname, '../src/views');
    const files = readdirSync(views, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));
    const styled = files.filter((name) => readFileSync(path.join(views, name), 'utf8').includes("from '#css/css'"));
    const left = styled.filter((name) =>
      /(?<![`\w.])(css|cva|sva)\(/.test(compileStyles(readFileSync(path.join(views, name), 'utf8'), path.join(views, name), panda as unknown as Panda)),
    );
    expect(styled.length).toBeGreaterThan(50);
    expect(left).toEqual([]);
  });
});
