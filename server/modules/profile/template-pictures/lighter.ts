/** Of the units fonts are drawn in, of which a letter's size has a thousand or two: what is left is finer than a screen's points. */
const COARSE = 10;

/** A page's picture for looking at it, a third lighter: letters as fine as is seen, and short names for their shapes. */
export function lighter(svg: string): string {
  const names = new Map<string, string>();
  const nameOf = (id: string) => {
    const name = names.get(id) ?? names.size.toString(36);
    names.set(id, name);
    return name;
  };
  const coarse = (path: string) => path.replace(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) / COARSE)));
  return svg
    .replace(/<path id="([^"]+)" d="([^"]+)"/g, (_, id: string, path: string) => `<path id="${nameOf(id)}" transform="scale(${COARSE})" d="${coarse(path)}"`)
    .replace(/<use href="#([^"]+)"/g, (_, id: string) => `<use href="#${nameOf(id)}"`);
}
