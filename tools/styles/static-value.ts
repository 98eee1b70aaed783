import type { ESTree } from 'vite';

/** Said of what is not known before the program runs. */
export class NotStatic extends Error {}

/**
 * The value of an expression made of literals and known names only.
 * @param nameOf the value of a name, for names that are known
 * @throws NotStatic
 */
export function staticValue(node: ESTree.Node, nameOf: (name: string) => unknown): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return staticValue(node.expression, nameOf);
    case 'TemplateLiteral':
      return node.quasis.map(({ value }, place) => `${value.cooked}${placed(node.expressions[place], nameOf)}`).join('');
    case 'ArrayExpression':
      return node.elements.map((element) => staticValue(element as ESTree.Node, nameOf));
    case 'Identifier':
      return nameOf(node.name);
    case 'MemberExpression':
      return (staticValue(node.object, nameOf) as Record<string, unknown>)[
        node.property.type === 'Identifier' && !node.computed ? node.property.name : String(staticValue(node.property, nameOf))
      ];
    case 'ObjectExpression':
      return Object.assign({}, ...node.properties.map((property) => staticPart(property, nameOf)));
    default:
      throw new NotStatic();
  }
}

/** What stands in a template between two of its texts; nothing after the last. */
function placed(expression: ESTree.Expression | undefined, nameOf: (name: string) => unknown): string {
  if (expression === undefined) return '';
  const value = staticValue(expression, nameOf);
  if (typeof value !== 'string' && typeof value !== 'number') throw new NotStatic();
  return String(value);
}

function staticPart(property: ESTree.ObjectPropertyKind, nameOf: (name: string) => unknown): object {
  if (property.type === 'SpreadElement') return staticValue(property.argument, nameOf) as object;
  if (property.computed) throw new NotStatic();
  const key = property.key.type === 'Identifier' ? property.key.name : String(staticValue(property.key, nameOf));
  return { [key]: staticValue(property.value, nameOf) };
}
