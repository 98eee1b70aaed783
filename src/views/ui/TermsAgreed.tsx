import { css } from '#css/css';
import { TermsSentence } from './TermsSentence.tsx';

/** What the user agrees to by continuing, in one sentence with links to both texts. */
export function TermsAgreed() {
  return (
    <p className={css({ fontSize: '13', color: 'quiet' })}>
      <TermsSentence of="ways.terms" />
    </p>
  );
}
