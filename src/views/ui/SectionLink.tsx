import { css, cx } from '#css/css';
import type { LinkProps } from './Link.tsx';
import { TextLink } from './TextLink.tsx';

const style = css({ display: 'inline-flex', alignItems: 'center', gap: '4', minH: '44px', fontWeight: '600' });

/** The link beside a section's heading, to all of what the section shows a part of. */
export function SectionLink({ className, ...rest }: LinkProps) {
  return <TextLink {...rest} variant="quiet" className={cx(style, className)} />;
}
