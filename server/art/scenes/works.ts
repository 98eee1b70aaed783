import { INK } from '../colors.ts';
import { cloud, tree } from '../nature.ts';
import { box, d, line, path, repeat } from '../svg.ts';
import { foreground, isWide, ridge, type View } from '../view.ts';

const FLOOR = 190;
const LEFT = 120;
const BAY = 84;

/** A factory with a sawtooth roof and lightly smoking chimneys. */
export function works(view: View): string {
  const { random } = view;
  const bays = isWide(view) ? 9 : 6;
  const right = LEFT + bays * BAY;
  const stacks = [box(140, 82, 18, 130, INK.middle), box(140, 92, 18, 8, INK.light), box(172, 102, 14, 110, INK.middle), box(172, 110, 14, 6, INK.light)];
  const roof = repeat(bays, (index) => {
    const x = LEFT + index * BAY;
    return (
      path(d`M${x} ${FLOOR + 80}V${FLOOR - 34}L${x + BAY} ${FLOOR}V${FLOOR + 80}Z`, INK.near) +
      path(d`M${x} ${FLOOR - 34}L${x + BAY} ${FLOOR}v7L${x} ${FLOOR - 27}Z`, INK.light, { opacity: 0.85 })
    );
  });
  const windows = repeat(Math.floor((bays * BAY) / 36), (index) =>
    box(LEFT + 16 + index * 35, FLOOR + 20, 20, 24, random.chance(0.2) ? INK.sun : INK.back, 1.5),
  );
  const office =
    box(right, FLOOR - 14, 90, 90, INK.middle) + repeat(3, (index) => box(right + 12, FLOOR + 2 + index * 20, 66, 8, INK.light, 1, { opacity: 0.75 }));
  const garden = repeat(isWide(view) ? 15 : 8, (index) =>
    tree(random.between(0, 110) + (isWide(view) ? ([0, 890, 970, 1480][index % 4] ?? 0) : (index % 2) * 680), 252, random.between(20, 34)),
  );
  return (
    ridge(view, 142, 14, INK.far, 4) +
    ridge(view, 172, 8, INK.back, 5) +
    stacks.join('') +
    cloud(144, 74, 18) +
    cloud(204, 52, 13) +
    (isWide(view) ? TANKS : '') +
    roof +
    windows +
    office +
    foreground(`M-10 310V250C120 232 250 254 420 246S700 226 820 240${isWide(view) ? 'S1100 258 1230 250S1500 228 1620 244' : ''}`) +
    garden
  );
}

/** Three tanks and a warehouse, where a wide cover continues. */
const TANKS = [
  box(1120, 112, 62, 140, INK.middle, 20),
  box(1190, 130, 50, 120, INK.middle, 18),
  box(1248, 146, 40, 110, INK.middle, 14),
  box(1120, 150, 62, 5, INK.light, 0, { opacity: 0.7 }),
  box(1190, 164, 50, 5, INK.light, 0, { opacity: 0.7 }),
  line('M1151 112V96M1215 130V116', INK.near, 3),
  box(1296, 200, 180, 70, INK.near),
  path('M1288 202L1386 166L1484 202Z', INK.middle),
  repeat(4, (index) => box(1312 + index * 40, 218, 24, 24, index === 1 ? INK.sun : INK.back, 1.5)),
].join('');
