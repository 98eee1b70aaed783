/** A name next to its dot, in pixels of the image. */
export interface Label {
  text: string;
  dot: [number, number];
  x: number;
  y: number;
  anchor: 'start' | 'end' | 'middle';
  /** Whether it's the place at the mark. */
  isHere: boolean;
}

interface Size {
  width: number;
  height: number;
}

type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

const FONT = 13;
const GAP = 7;
/** No text is placed around the mark in the middle. */
const MARK = 20;
/** A job's place is only roughly at the center of its city, so a city this close to the mark is the job's own. */
const HERE = 48;
/** The corner with the scale. */
const SCALE: Size = { width: 190, height: 34 };

/**
 * Places names so that none overlaps another, the mark, the scale, or the edge. Earlier places come first, and those without room are left out.
 * Of the places at the mark, only the nearest is named.
 */
export function placeLabels(places: readonly { text: string; at: [number, number] }[], size: Size, most: number): Label[] {
  const middle = [size.width / 2, size.height / 2] as const;
  const taken: Rectangle[] = [
    [middle[0] - MARK, middle[1] - MARK, middle[0] + MARK, middle[1] + MARK],
    [0, size.height - SCALE.height, SCALE.width, size.height],
  ];
  const distance = ({ at }: { at: [number, number] }) => Math.hypot(at[0] - middle[0], at[1] - middle[1]);
  const [here] = places.filter((place) => distance(place) < HERE).toSorted((a, b) => distance(a) - distance(b));
  const set: Label[] = [];
  for (const place of here ? [here, ...places.filter((other) => other !== here && distance(other) >= MARK)] : places) {
    if (set.length >= most) break;
    const { text, at } = place;
    const tries = place === here ? around([middle[0], middle[1]], MARK + 4, at, text, true) : around(at, GAP, at, text, false);
    const found = tries.find((label) => fits(boxOf(label), size, taken) && (place === here || fits(dotOf(at), size, taken)));
    if (!found) continue;
    set.push(found);
    taken.push(boxOf(found), dotOf(at));
  }
  return set;
}

function around([x, y]: [number, number], gap: number, dot: [number, number], text: string, isHere: boolean): Label[] {
  const label = { text, dot, isHere };
  return [
    { ...label, x: x + gap, y: y + FONT / 3, anchor: 'start' },
    { ...label, x: x - gap, y: y + FONT / 3, anchor: 'end' },
    { ...label, x, y: y - gap, anchor: 'middle' },
    { ...label, x, y: y + gap + FONT * 0.8, anchor: 'middle' },
  ];
}

function boxOf({ text, x, y, anchor }: Label): Rectangle {
  // A character of a wide script takes a full square, others a little over half.
  const width = Array.from(text).reduce((sum, sign) => sum + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(sign) ? FONT : FONT * 0.56), 0);
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left - 2, y - FONT, left + width + 2, y + 4];
}

const dotOf = ([x, y]: [number, number]): Rectangle => [x - 4, y - 4, x + 4, y + 4];

function fits([left, top, right, bottom]: Rectangle, size: Size, taken: readonly Rectangle[]): boolean {
  if (left < 4 || top < 4 || right > size.width - 4 || bottom > size.height - 4) return false;
  return taken.every(([l, t, r, b]) => right < l || left > r || bottom < t || top > b);
}
