import { css } from '#css/css';

export const menuItemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '12',
  w: '100%',
  minH: '44px',
  px: '12',
  py: '8',
  borderRadius: '10px',
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { flexShrink: '0', color: 'quiet' },
  '&:is(:hover, [data-highlighted])': { bg: 'hover' },
  '&[aria-current], &[aria-checked=true]': { color: 'accentText', fontWeight: '600', '& svg': { color: 'accentText' } },
  '&[data-danger]': { color: 'refusedText', '& svg': { color: 'refusedText' } },
  '&[data-disabled]': { opacity: '0.5', cursor: 'default' },
});

export const menuSeparatorStyle = css({ my: '4', borderBlockStartWidth: '1px', borderColor: 'line' });
