import { INK } from '../colors.ts';
import { tree } from '../nature.ts';
import { box, d, ellipse, path, repeat } from '../svg.ts';
import { HEIGHT, isWide, ridge, widths, type View } from '../view.ts';

const HORIZON = 158;

/** Rows that run to the horizon, with a farm. */
export function fields(view: View): string {
  const { random, width, place } = view;
  const hills = ridge(view, 124, 18, INK.far, 4) + ridge(view, 146, 10, INK.back, 5);
  const vanishing = isWide(view) ? random.between(430, 640) : random.between(280, 520);
  const rows = repeat(21 * widths(view) + 1, (index) => {
    const row = index - 9 * widths(view);
    const near = vanishing + row * 118;
    return path(
      d`M${vanishing + row * 9} ${HORIZON}L${near} ${HEIGHT}H${near + 54}L${vanishing + row * 9 + 4} ${HORIZON}Z`,
      row % 3 === 0 ? INK.glow : row % 2 === 0 ? INK.back : INK.near,
    );
  });
  const hedge = repeat(9 * widths(view), () => tree(random.between(10, width - 10), HORIZON + 4, random.between(16, 28)));
  const farm = isWide(view) ? 930 : vanishing < 400 ? 600 : 150;
  const further = isWide(view)
    ? box(1290, HORIZON - 16, 40, 24, INK.light) +
      path(d`M1284 ${HORIZON - 14}L1310 ${HORIZON - 32}L1336 ${HORIZON - 14}Z`, INK.ground) +
      place.plant(1384, HORIZON + 8, 30) +
      place.plant(1408, HORIZON + 10, 22) +
      box(996, HORIZON - 34, 22, 42, INK.near, 9) +
      ellipse(1007, HORIZON - 34, 11, 9, INK.ground)
    : '';
  return (
    hills +
    box(-10, HORIZON, width + 20, HEIGHT, INK.middle) +
    rows +
    hedge +
    further +
    box(farm, HORIZON - 22, 58, 30, INK.warm) +
    path(d`M${farm - 8} ${HORIZON - 20}L${farm + 29} ${HORIZON - 44}L${farm + 66} ${HORIZON - 20}Z`, INK.ground) +
    box(farm + 22, HORIZON - 10, 14, 18, INK.light)
  );
}
