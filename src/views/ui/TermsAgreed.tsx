import { css } from '#css/css';
import { TermsSentence } from './TermsSentence.tsx';

/** What one agrees to by going on, in one sentence with the ways to both texts. */
export function TermsAgreed() {
  return (
    <p className={css({ fontSize: '13', color: 'quiet' })}>
      <TermsSentence of="ways.terms" />
    </p>
  );
}
