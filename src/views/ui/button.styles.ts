import { cva, type RecipeVariantProps } from '#css/css';

/** Shared by Button, ButtonLink and the triggers of menus, so that all three look and behave the same. */
export const buttonStyle = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8',
    flexShrink: '0',
    borderRadius: 'control',
    fontWeight: '600',
    lineHeight: '1.2',
    textAlign: 'center',
    textDecoration: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    transitionProperty: 'background-color, color, box-shadow, scale',
    transitionDuration: 'fast',
    _active: { scale: '0.985' },
    '&:is(:disabled, [aria-disabled=true])': { cursor: 'default', opacity: '0.5', scale: '1' },
    '&[aria-busy=true]': { opacity: '1', cursor: 'progress' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      primary: { bg: 'accent', color: 'onAccent', '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'accentDeep' } },
      quiet: {
        bg: 'raised',
        color: 'ink',
        boxShadow: 'inset 0 0 0 1px {colors.line}',
        '&:hover:not(:disabled, [aria-disabled=true])': { boxShadow: 'inset 0 0 0 1px {colors.edge}' },
      },
      plain: { color: 'ink', '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'hover' } },
      /** Ends something, beside an action that continues. */
      leaving: {
        color: 'refusedText',
        boxShadow: 'inset 0 0 0 1px {colors.line}',
        '&:hover:not(:disabled, [aria-disabled=true])': { boxShadow: 'inset 0 0 0 1px {colors.edge}' },
      },
      danger: { bg: 'refused', color: 'onRefused', '&:hover:not(:disabled, [aria-disabled=true])': { opacity: '0.9' } },
    },
    size: {
      /** 36 px high, with a 44 px touch target. */
      small: { minH: '36px', px: '12', fontSize: '13', _after: { content: '""', position: 'absolute', inset: '-4px 0' } },
      medium: { minH: '44px', px: '16', fontSize: '15' },
      large: { minH: '52px', px: '24', fontSize: '17' },
    },
    isWide: { true: { w: '100%' } },
  },
  defaultVariants: { variant: 'quiet', size: 'medium' },
});

export type ButtonStyle = NonNullable<RecipeVariantProps<typeof buttonStyle>>;
