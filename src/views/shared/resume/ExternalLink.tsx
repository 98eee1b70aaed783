import { css } from '#css/css';

const follow = css({
  color: 'accentText',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  display: 'inline-block',
  py: '12',
  my: '-12px',
});

/** What leads out of a page that a stranger wrote: it lends the place no weight and tells it nothing. */
const OUTWARD = 'nofollow noopener noreferrer ugc';

/** A link out of what a stranger wrote. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel={OUTWARD} className={follow}>
      {children}
    </a>
  );
}
