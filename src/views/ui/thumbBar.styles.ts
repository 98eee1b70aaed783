import { css } from '#css/css';

/** An item of the bar at the bottom on phones: its icon above its name, as wide as the others. */
export const thumbLink = css({
  flex: '1 1 0',
  minW: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minH: '44px',
  // Six names fit even on the smallest phones.
  fontSize: 'clamp(0.625rem, 3.2vw, 0.6875rem)',
  fontWeight: '500',
  color: 'quiet',
  cursor: 'pointer',
  _hover: { color: 'ink' },
  '& span': { maxW: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&[aria-current=page], &[data-current]': { color: 'accentText', fontWeight: '600' },
});
