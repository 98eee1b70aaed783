import { INK } from '../colors.ts';
import { boat } from '../nature.ts';
import { box, d, line, path, repeat } from '../svg.ts';
import { foreground, isWide, widths, type View } from '../view.ts';

const WATER = 158;

/** Islands, and a boat with an outrigger. */
export function islands(view: View): string {
  const { random, width, place } = view;
  const further = isWide(view) ? island(880, 130, 26, INK.far) + island(1080, 300, 60, INK.far) + island(1310, 180, 40, INK.middle) : '';
  const waves = repeat(24 * widths(view), (index) =>
    line(d`M${random.between(-20, width - 40)} ${WATER + 10 + (index % 24) * 4.6}h${random.between(16, 80)}`, INK.glow, 2.2, { opacity: 0.7 }),
  );
  const right = width - 800;
  const shore =
    foreground('M-10 310V236C80 226 150 252 240 268S380 296 420 310', INK.near) +
    path(d`M${820 + right} 310V232C${740 + right} 226 ${680 + right} 256 ${600 + right} 270S${500 + right} 296 ${470 + right - right / 6} 310Z`, INK.ground);
  return (
    box(-10, WATER, width + 20, 200, INK.back) +
    island(30, 190, 54, INK.far) +
    island(520, 240, 72, INK.far) +
    island(170, 150, 34, INK.middle) +
    island(610, 130, 30, INK.middle) +
    further +
    waves +
    outrigger(random.between(340, 430), 214) +
    (isWide(view) ? boat(820, 196) : '') +
    shore +
    place.plant(70, 244, 42) +
    place.plant(118, 256, 32) +
    place.plant(726 + right, 246, 46) +
    place.plant(684 + right, 262, 30) +
    (isWide(view) ? place.plant(620 + right, 274, 34) + place.plant(770 + right, 240, 30) : '')
  );
}

const island = (x: number, wide: number, height: number, fill: string) =>
  path(
    d`M${x} ${WATER + 2}Q${x + wide * 0.2} ${WATER - height * 0.6} ${x + wide * 0.42} ${WATER - height}Q${x + wide * 0.56} ${WATER - height * 1.1} ${x + wide * 0.68} ${WATER - height * 0.5}T${x + wide} ${WATER + 2}Z`,
    fill,
  );

const outrigger = (x: number, y: number) =>
  path(d`M${x} ${y}Q${x + 56} ${y + 24} ${x + 116} ${y - 4}L${x + 98} ${y + 16}Q${x + 56} ${y + 24} ${x + 18} ${y + 14}Z`, INK.ground) +
  path(d`M${x + 54} ${y - 86}V${y + 4}H${x + 10}Z`, INK.light) +
  path(d`M${x + 60} ${y - 78}V${y + 2}H${x + 96}Z`, INK.warm) +
  line(d`M${x + 10} ${y + 22}H${x + 100}`, INK.dark, 3);
