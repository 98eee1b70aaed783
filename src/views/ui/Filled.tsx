import { Fragment, type ReactNode } from 'react';

/** No text has them: they are for private use. */
const [FIRST, SECOND] = ['\uE000', '\uE001'] as const;
const SLOTS = /([\uE000\uE001])/;

interface FilledProps {
  /** Says the text with what it is given in its placeholders: `(slot) => t('posted', { when: slot })`. */
  text: (slot: string, second: string) => string;
  /** The element that takes the placeholder's place. */
  children: ReactNode;
  /** That of the second one; a language may put it first. */
  second?: ReactNode;
}

/** A text with elements in it, so that translators get one whole sentence. */
export function Filled({ text, children, second }: FilledProps) {
  return text(FIRST, SECOND)
    .split(SLOTS)
    .map((part, index) => (
      // Their order is their identity.
      // eslint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{part === FIRST ? children : part === SECOND ? second : part}</Fragment>
    ));
}
