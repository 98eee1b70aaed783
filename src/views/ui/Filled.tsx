import type { ReactNode } from 'react';

/** No text has it. */
const SLOT = '\u0000';

interface FilledProps {
  /** Says the text with what it is given in its placeholder: `(slot) => t('posted', { when: slot })`. */
  text: (slot: string) => string;
  /** The element that takes the placeholder's place. */
  children: ReactNode;
}

/** A text with an element in it, so that translators get one whole sentence. */
export function Filled({ text, children }: FilledProps) {
  const [before, after] = text(SLOT).split(SLOT);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
