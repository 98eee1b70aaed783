import { INK } from '../colors.ts';
import { tree } from '../nature.ts';
import { box, d, path, repeat } from '../svg.ts';
import { ridge, type View } from '../view.ts';

const FAR_ROOFS = [INK.warm, INK.near, INK.ground];
const NEAR_ROOFS = [INK.ground, INK.warm, INK.near];

/** A quarter of small houses between trees. */
export function roofs(view: View): string {
  const { random, width } = view;
  const hills = ridge(view, 126, 18, INK.far, 4) + ridge(view, 164, 10, INK.back, 5);
  let drawn = '';
  let index = 0;
  for (let x = 10; x < width - 10; index += 1) {
    const wide = random.between(54, 82);
    drawn += cottage(view, x, 212, wide, random.between(30, 58), index % 3 === 1 ? INK.light : INK.middle, FAR_ROOFS[index % 3]);
    x += wide + random.between(8, 26);
  }
  for (let x = -20; x < width - 10; index += 1) {
    const wide = random.between(70, 104);
    drawn += cottage(view, x, 250, wide, random.between(26, 44), index % 2 === 1 ? INK.back : INK.glow, NEAR_ROOFS[index % 3]);
    drawn += tree(x + wide + 16, 268, random.between(34, 48));
    x += wide + random.between(34, 60);
  }
  return hills + drawn + ridge(view, 272, 6, INK.ground, 4);
}

const cottage = ({ random }: View, x: number, y: number, wide: number, height: number, wall: string, roof: string = INK.ground) =>
  box(x, y - height, wide, height + 80, wall) +
  path(d`M${x - 7} ${y - height + 2}L${x + wide / 2} ${y - height - wide * 0.42}L${x + wide + 7} ${y - height + 2}Z`, roof) +
  repeat(2, (index) => box(x + wide * (0.2 + index * 0.36), y - height + 13, wide * 0.22, 16, random.chance(0.35) ? INK.sun : INK.ground, 1.5));
