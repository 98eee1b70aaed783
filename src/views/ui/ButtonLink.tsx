import { cx } from '#css/css';
import { buttonStyle, type ButtonStyle } from './button.styles.ts';
import { Link, type LinkProps } from './Link.tsx';

/** A link that looks like a button: it goes somewhere, so it can be opened in a new tab. */
export function ButtonLink({ variant, size, isWide, className, ...rest }: LinkProps & ButtonStyle) {
  return <Link {...rest} className={cx(buttonStyle({ variant, size, isWide }), className)} />;
}
