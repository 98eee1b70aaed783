import type { ReactNode } from 'react';
import { cva } from '#css/css';

const style = cva({
  base: {
    position: 'relative',
    display: 'inline-block',
    paddingInlineStart: '16px',
    fontSize: '13',
    lineHeight: '1.4',
    fontWeight: '650',
    overflowWrap: 'anywhere',
    _before: { content: '""', position: 'absolute', insetInlineStart: '1px', insetBlockStart: '5px', w: '8px', h: '8px', borderRadius: 'full' },
  },
  variants: {
    of: {
      you: { color: 'accentText', _before: { bg: 'accent', boxShadow: '0 0 0 3px color-mix(in oklab, {colors.accent} 24%, transparent)' } },
      them: { color: 'waitingText', _before: { border: '2px solid {colors.waiting}' } },
      nobody: { color: 'quiet', _before: { insetBlockStart: '8px', h: '2px', borderRadius: '0', bg: 'faint' } },
    },
  },
});

/** Whose turn it is, in words: a filled mark for the reader's, a ring for the other side's, a dash if it is nobody's. */
export function Turn({ of, children }: { of: 'you' | 'them' | 'nobody'; children: ReactNode }) {
  return <span className={style({ of })}>{children}</span>;
}
