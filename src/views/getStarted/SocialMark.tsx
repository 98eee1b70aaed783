import { css } from '#css/css';
import type { SocialProvider } from '../../../contract/login.ts';

const mark = css({
  display: 'grid',
  placeItems: 'center',
  w: '32px',
  h: '32px',
  borderRadius: 'full',
  bg: 'sunken',
  fontSize: '15',
  fontWeight: '700',
  lineHeight: '1',
});

/** Letters of our own: the networks' marks are theirs. */
const LETTERS: Record<SocialProvider, string> = { google: 'G', apple: 'A', facebook: 'F', x: 'X', line: 'L' };

export function SocialMark({ provider }: { provider: SocialProvider }) {
  return (
    <span className={mark} aria-hidden="true">
      {LETTERS[provider]}
    </span>
  );
}
