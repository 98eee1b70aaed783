import { css } from '#css/css';

/** The bar that continues a long screen, at the bottom of the window: the main button at the end, within reach of the thumb. */
export const footBarStyle = css({
  position: 'sticky',
  // Above the bar of a workspace's pages, if there is one.
  insetBlockEnd: 'var(--foot, 0px)',
  zIndex: 'bar',
  display: 'flex',
  flexDirection: 'row-reverse',
  flexWrap: 'wrap',
  gap: '8',
  justifyContent: 'space-between',
  alignItems: 'center',
  py: '12',
  // On a phone, its line is as wide as the screen.
  mdDown: { mx: '-16px', px: '16px' },
  // The color of what it covers: the page, or a card.
  bg: 'var(--ground, {colors.paper})',
  borderBlockStart: '1px solid {colors.line}',
  // What scrolls below it fades out before it meets the line.
  _before: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    insetBlockEnd: 'calc(100% + 1px)',
    h: '16px',
    backgroundImage: 'linear-gradient(to top, var(--ground, {colors.paper}), transparent)',
    pointerEvents: 'none',
  },
});
