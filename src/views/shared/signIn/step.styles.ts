import { css } from '#css/css';

/** A step's content, stacked. */
export const column = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16', justifyItems: 'stretch', '& > form': { display: 'contents' } });

/** A button that looks like a link within text. */
export const textButton = css({
  color: 'accentText',
  fontWeight: '600',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  py: '12',
  my: '-12px',
  cursor: 'pointer',
  textAlign: 'start',
});

/** One of several methods or accounts to choose from. */
export const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '16',
  w: '100%',
  p: '16',
  textAlign: 'start',
  borderRadius: 'card',
  bg: 'raised',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  cursor: 'pointer',
  transition: 'box-shadow {durations.fast}',
  '&:hover:not([aria-disabled=true])': { boxShadow: 'inset 0 0 0 1px {colors.edge}' },
  '&[aria-disabled=true]': { opacity: '0.5', cursor: 'progress' },
  '& svg': { color: 'accentText', flexShrink: '0' },
});

export const choiceName = css({ display: 'block', fontWeight: '600' });
export const choiceHint = css({ display: 'block', color: 'quiet', fontSize: '13' });

/** Secondary alternatives, side by side if there is room. */
export const waysOn = css({ display: 'flex', flexWrap: 'wrap', columnGap: '24', rowGap: '8' });

/** A less common alternative, below the usual ones. */
export const quietWay = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8',
  minH: '44px',
  color: 'quiet',
  fontSize: '15',
  cursor: 'pointer',
  _hover: { color: 'ink' },
});
