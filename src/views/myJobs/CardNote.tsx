import type { ReactNode } from 'react';
import { css } from '#css/css';

/** At the bottom of a card: why it is in this list. */
export function CardNote({ children }: { children: ReactNode }) {
  return <p className={css({ fontSize: '13', color: 'quiet' })}>{children}</p>;
}
