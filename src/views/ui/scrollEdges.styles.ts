import { css } from '#css/css';

const shade = 'color-mix(in oklab, {colors.ink} 22%, transparent)';

/** A line that scrolls by touch: a shadow at each side where more is hidden, covered by the background that scrolls along at its ends. */
export const scrollEdges = css.raw({
  backgroundColor: 'paper',
  backgroundImage: `linear-gradient(to right, {colors.paper} 60%, transparent), linear-gradient(to left, {colors.paper} 60%, transparent), radial-gradient(farthest-side at left, ${shade}, transparent), radial-gradient(farthest-side at right, ${shade}, transparent)`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '32px 100%, 32px 100%, 10px 100%, 10px 100%',
  backgroundAttachment: 'local, local, scroll, scroll',
});
