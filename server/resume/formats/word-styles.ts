/** The style of a run of text; undefined if it is inherited. */
export interface RunStyle {
  bold?: boolean;
  italic?: boolean;
  hidden?: boolean;
  /** In points. */
  size?: number;
}

export interface TabStop {
  /** In points from the left edge of the text. */
  at: number;
  align: 'left' | 'center' | 'right';
}

/** The style of a paragraph; lengths in points. */
export interface ParagraphStyle {
  style?: string;
  align?: 'left' | 'center' | 'right';
  left?: number;
  right?: number;
  first?: number;
  before?: number;
  after?: number;
  tabs?: TabStop[];
  list?: string;
  level?: number;
  /** 0 is the highest heading. */
  outline?: number;
}

export type Attributes = Readonly<Record<string, string>>;

const TWIPS = 20;
const points = (text: string | undefined): number | undefined => {
  const number = Number(text);
  return text === undefined || !Number.isFinite(number) ? undefined : number / TWIPS;
};
const isOn = ({ val }: Attributes): boolean => val === undefined || /^(1|true|on)$/.test(val);

const ALIGNS: Record<string, ParagraphStyle['align']> = { center: 'center', right: 'right', end: 'right', left: 'left', start: 'left', both: 'left' };
const set = <T extends object, K extends keyof T>(into: T, key: K, value: T[K] | undefined): void => {
  if (value !== undefined) into[key] = value;
};

/** Reads one element of `w:rPr` into a style (ECMA-376 §17.3.2). */
export function readRunProperty(name: string, attributes: Attributes, into: RunStyle): void {
  if (name === 'b') into.bold = isOn(attributes);
  else if (name === 'i') into.italic = isOn(attributes);
  else if (name === 'vanish') into.hidden = isOn(attributes);
  else if (name === 'sz' && Number(attributes['val']) > 0) into.size = Number(attributes['val']) / 2;
}

/** Reads one element of `w:pPr` into a style (ECMA-376 §17.3.1). */
export function readParagraphProperty(name: string, attributes: Attributes, into: ParagraphStyle): void {
  const { val } = attributes;
  if (name === 'pStyle') set(into, 'style', val);
  else if (name === 'jc') set(into, 'align', ALIGNS[val ?? '']);
  else if (name === 'numId') set(into, 'list', val);
  else if (name === 'ilvl') set(into, 'level', Number(val) || 0);
  else if (name === 'outlineLvl') set(into, 'outline', Number(val) < 9 ? Number(val) : undefined);
  else if (name === 'ind') {
    set(into, 'left', points(attributes['left'] ?? attributes['start']));
    set(into, 'right', points(attributes['right'] ?? attributes['end']));
    const hanging = points(attributes['hanging']);
    set(into, 'first', hanging === undefined ? points(attributes['firstLine']) : -hanging);
  } else if (name === 'spacing') {
    set(into, 'before', points(attributes['before']));
    set(into, 'after', points(attributes['after']));
  } else if (name === 'tab') {
    const at = points(attributes['pos']);
    if (at === undefined) return;
    const others = (into.tabs ?? []).filter((stop) => Math.abs(stop.at - at) > 0.5);
    into.tabs = val === 'clear' ? others : [...others, { at, align: ALIGNS[val ?? ''] ?? 'left' }].toSorted((a, b) => a.at - b.at);
  }
}

/** A style of `word/styles.xml`. */
export interface NamedStyle {
  name: string;
  basedOn: string | null;
  run: RunStyle;
  paragraph: ParagraphStyle;
}

/** All styles of a document, and its list definitions. */
export interface WordStyles {
  named: ReadonlyMap<string, NamedStyle>;
  /** The style of paragraphs that don't name one. */
  usual: string | null;
  run: RunStyle;
  paragraph: ParagraphStyle;
  lists: ReadonlyMap<string, ReadonlyMap<number, { isMarked: boolean; paragraph: ParagraphStyle }>>;
}

/** A longer chain of styles is a cycle. */
const DEEPEST = 20;

/** A style with the styles it is based on, which it overrides. */
export function resolved(styles: WordStyles, id: string | undefined): { run: RunStyle; paragraph: ParagraphStyle; names: string[] } {
  const chain: NamedStyle[] = [];
  let at = styles.named.get(id ?? styles.usual ?? '');
  while (at && chain.length < DEEPEST) {
    chain.unshift(at);
    at = styles.named.get(at.basedOn ?? '');
  }
  return {
    run: Object.assign({}, styles.run, ...chain.map(({ run }) => run)) as RunStyle,
    paragraph: Object.assign({}, styles.paragraph, ...chain.map(({ paragraph }) => paragraph)) as ParagraphStyle,
    names: chain.map(({ name }) => name),
  };
}
