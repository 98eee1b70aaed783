import { css } from '#css/css';

const shade = 'color-mix(in oklab, {colors.ink} 22%, transparent)';

/** On paper, a line that moves under the finger: a shade at each side where more of it lies, covered by the ground that moves along at its ends. */
export const scrollEdges = css.raw({
  backgroundColor: 'paper',
  backgroundImage: `linear-gradient(to right, {colors.paper} 60%, transparent), linear-gradient(to left, {colors.paper} 60%, transparent), radial-gradient(farthest-side at left, ${shade}, transparent), radial-gradient(farthest-side at right, ${shade}, transparent)`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '32px 100%, 32px 100%, 10px 100%, 10px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
});
