/** Variant values by variant; a recipe's props. */
type Props = Record<string, string>;
type Variants = Record<string, Record<string, unknown>>;

/** A recipe without its styles: the classes it always has, and those of each variant's values; '' where none is given. */
export interface Compiled {
  base: string;
  defaults: Props;
  variants: Record<string, Record<string, string>>;
}

/**
 * The classes of a recipe, found by asking it for every choice of variants.
 * @returns null when what a variant adds depends on another variant
 */
export function compileRecipe(classesOf: (props: Props) => string, variants: Variants, defaults: Props): Compiled | null {
  const choices = Object.entries(variants).reduce<Props[]>(
    (known, [name, values]) =>
      known.flatMap((props) => [...Object.keys(values), ...(name in defaults ? [] : [''])].map((value) => ({ ...props, [name]: value }))),
    [{}],
  );
  const styled = choices.map((props) => ({ props, classes: new Set(classesOf(props).split(' ').filter(Boolean)) }));
  const shared = (some: typeof styled) => new Set([...(some[0]?.classes ?? [])].filter((name) => some.every(({ classes }) => classes.has(name))));
  const always = shared(styled);
  const own = (name: string, value: string) => [...shared(styled.filter(({ props }) => props[name] === value))].filter((each) => !always.has(each));
  const isWhole = styled.every(
    ({ props, classes }) => new Set([...always, ...Object.entries(props).flatMap(([name, value]) => own(name, value))]).size === classes.size,
  );
  if (!isWhole) return null;
  const values = (name: string) => [...new Set(choices.map((props) => props[name] as string))];
  return {
    base: [...always].join(' '),
    defaults,
    variants: Object.fromEntries(
      Object.keys(variants).map((name) => [
        name,
        Object.fromEntries(values(name).flatMap((value) => (own(name, value).length > 0 ? [[value, own(name, value).join(' ')]] : []))),
      ]),
    ),
  };
}

/** What the browser needs to choose the classes of compiled recipes. */
export const RUNTIME = `
export const recipe = (base, defaults, variants) => {
  const all = Object.entries(variants);
  return (props = {}) => {
    let classes = base;
    for (const [name, classesOf] of all) {
      const own = classesOf[props[name] ?? defaults[name] ?? ''] ?? classesOf[''];
      if (own) classes += (classes && ' ') + own;
    }
    return classes;
  };
};
export const slots = (recipes) => (props) => Object.fromEntries(Object.entries(recipes).map(([slot, recipe]) => [slot, recipe(props)]));
`;
