import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { NotStatic, staticValue } from './static-value.ts';

/**
 * The values of a file's own constants, and of those it imports from a file beside: `const unseen = { … } as const`, `export const inputBase = css.raw({ … })`.
 * @returns by name; it throws NotStatic for what has no value before the program runs
 */
export function constantsOf(program: ESTree.Program, file: string): (name: string) => unknown {
  return (name) => {
    for (const statement of program.body) {
      if (statement.type !== 'ImportDeclaration' || !statement.specifiers.some(({ local }) => local.name === name)) continue;
      const source = path.join(path.dirname(file), statement.source.value);
      if (existsSync(source)) return constant(parseSync(source, readFileSync(source, 'utf8')).program, source, name);
    }
    return constant(program, file, name);
  };
}

/** `css.raw`, which gives back what it is given. */
export const isRaw = (callee: ESTree.Node) =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === 'css' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === 'raw';

function constant(program: ESTree.Program, file: string, name: string): unknown {
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    const init = declaration.declarations.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init;
    if (init) return staticValue(init.type === 'CallExpression' && isRaw(init.callee) ? (init.arguments[0] as ESTree.Node) : init, constantsOf(program, file));
  }
  throw new NotStatic();
}
