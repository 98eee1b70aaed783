/** Additional attributes of an element: `{ opacity: 0.6 }`. */
export type Attributes = Readonly<Record<string, string | number>>;

const rounded = (value: number) => Math.round(value * 10) / 10;
const attributes = (more: Attributes = {}) =>
  Object.entries(more)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** Path data with numbers rounded to a tenth: d`M${x} ${y}h${width}`. */
export function d(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((data, part, index) => {
    const value = values[index - 1];
    return data + (typeof value === 'number' ? rounded(value) : (value ?? '')) + part;
  });
}

export const path = (data: string, fill: string, more?: Attributes) => `<path d="${data}" fill="${fill}"${attributes(more)}/>`;

/** A stroked path with round ends. */
export const line = (data: string, stroke: string, width: number, more?: Attributes) =>
  `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${rounded(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more?: Attributes) =>
  `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${fill}"${attributes(more)}/>`;

/** A rectangle at its top left corner. */
export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more?: Attributes) =>
  `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"${radius === 0 ? '' : ` rx="${radius}"`} fill="${fill}"${attributes(more)}/>`;

export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, fill: string, more?: Attributes) =>
  `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(radiusX)}" ry="${rounded(radiusY)}" fill="${fill}"${attributes(more)}/>`;

export const group = (content: string, more: Attributes) => `<g${attributes(more)}>${content}</g>`;

/** Joins the drawings for 0 … count - 1. */
export const repeat = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join('');

interface Sheet {
  width: number;
  height: number;
  /** CSS variables of the drawing, by name without the dashes. */
  colors?: Readonly<Record<string, string>>;
  /** Which part stays visible if the box has other proportions. */
  align?: 'xMidYMid' | 'xMinYMid' | 'xMidYMax';
}

/**
 * A complete drawing. With `color-scheme`, `light-dark()` follows the page that embeds it as an `<img>`, whether its theme comes from the system or was chosen
 * on the page (CSS Color Adjustment §2.4: an embedded SVG has the color scheme of the embedding element).
 */
export function drawing({ width, height, colors = {}, align = 'xMidYMid' }: Sheet, content: string): string {
  const variables = Object.entries(colors).map(([name, color]) => `;--${name}:${color}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${align} slice" style="color-scheme:light dark${variables.join('')}">${content}</svg>`;
}
