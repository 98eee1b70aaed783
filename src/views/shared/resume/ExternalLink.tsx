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

/** The link is by a stranger, so it gets no search rank and no referrer. */
const OUTWARD = 'nofollow noopener noreferrer ugc';

/** A link in text by a stranger. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel={OUTWARD} className={follow}>
      {children}
    </a>
  );
}
