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

/** A stranger wrote the link: give its target no search rank and no referrer. */
const OUTWARD = 'nofollow noopener noreferrer ugc';

/** A link in text that a stranger wrote. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel={OUTWARD} className={follow}>
      {children}
    </a>
  );
}
