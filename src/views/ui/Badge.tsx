import type { ReactNode } from 'react';
import { cva } from '#css/css';

const style = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4',
    px: '8',
    py: '2px',
    borderRadius: 'full',
    fontSize: '13',
    fontWeight: '500',
    lineHeight: '1.4',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: { bg: 'hover', color: 'ink' },
      accent: { bg: 'accentSoft', color: 'accentText' },
      waiting: { bg: 'waitingSoft', color: 'waitingText' },
      refused: { bg: 'refusedSoft', color: 'refusedText' },
      inform: { bg: 'informSoft', color: 'informText' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** A state, as a word. The color only supports it. */
export function Badge({ tone, children }: { tone?: 'neutral' | 'accent' | 'waiting' | 'refused' | 'inform'; children: ReactNode }) {
  return <span className={style({ tone })}>{children}</span>;
}
