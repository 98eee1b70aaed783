import { cva, cx } from '#css/css';
import { Link, type LinkProps } from './Link.tsx';

const style = cva({
  base: { textUnderlineOffset: '0.2em', textDecorationThickness: '1px', transition: 'color {durations.fast}, text-decoration-color {durations.fast}' },
  variants: {
    variant: {
      /** In running text: always underlined, so that color isn't the only difference. */
      inline: {
        color: 'accentText',
        textDecoration: 'underline',
        textDecorationColor: 'color-mix(in oklab, currentColor 40%, transparent)',
        _hover: { textDecorationColor: 'currentColor' },
      },
      /** In lists and navigation, where the context shows that it is a link. */
      quiet: { color: 'quiet', _hover: { color: 'ink', textDecoration: 'underline' } },
      plain: { color: 'ink', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'inline' },
});

/** A link within the app. The router adds the language prefix. */
export function TextLink({ variant, className, ...rest }: LinkProps & { variant?: 'inline' | 'quiet' | 'plain' }) {
  return <Link {...rest} className={cx(style({ variant }), className)} />;
}
