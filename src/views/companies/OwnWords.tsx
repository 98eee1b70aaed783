import { css } from '#css/css';

const text = css({ whiteSpace: 'pre-line', maxW: '68ch', lineHeight: '1.6', overflowWrap: 'anywhere' });

/** A text as the company wrote it, with its line breaks. */
export const OwnWords = ({ children }: { children: string }) => <p className={text}>{children}</p>;
