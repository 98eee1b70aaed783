import type { ReactNode } from 'react';

/** A character that no text contains. */
const SLOT = '\u0000';

interface FilledProps {
  /** Formats the text with a slot as the placeholder's value: `(slot) => t('posted', { when: slot })`. */
  text: (slot: string) => string;
  /** The element that replaces the placeholder. */
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
