import { css } from '#css/css';

const FADE = 'transparent, #000 var(--edge-start, 0px), #000 calc(100% - var(--edge-end, 0px)), transparent';

/** A line that scrolls by touch. It fades out at each side where more is hidden, and on a phone it continues to the screen's edge. */
export const scrollEdges = css.raw({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  mdDown: { mx: '-16px', px: '16px', scrollPaddingInline: '16px' },
  '@supports (animation-timeline: scroll())': {
    maskImage: { base: `linear-gradient(to right, ${FADE})`, _rtl: `linear-gradient(to left, ${FADE})` },
    animation: 'edges linear',
    animationTimeline: 'scroll(self inline)',
  },
});
