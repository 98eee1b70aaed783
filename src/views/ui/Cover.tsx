import type { CSSProperties } from 'react';
import { cva } from '#css/css';
import { companyHue, COVER } from '../../../contract/drawings.ts';

const look = cva({
  base: {
    display: 'block',
    w: '100%',
    objectFit: 'cover',
    // Similar to the drawing, while it loads.
    bg: 'light-dark(oklch(93% 0.035 var(--hue)), oklch(27.5% 0.03 var(--hue)))',
  },
  variants: {
    size: {
      /** Above a company's name in a list or an aside. */
      block: { h: '112px', borderRadius: 'card' },
      /** Above a job's title. */
      head: { h: { base: '104px', md: '150px', xl: '176px' }, borderRadius: 'card' },
      /** Across a page; give it the wide drawing. */
      page: { h: { base: '128px', md: 'clamp(200px, 18.4vw, 380px)' } },
    },
  },
});

interface CoverProps {
  src: string;
  companyId: number;
  size: 'block' | 'head' | 'page';
  /** It is above the fold. */
  isEager?: boolean;
}

/** A company's cover. Hidden from screen readers, because the company's name is always near. */
export function Cover({ src, companyId, size, isEager = false }: CoverProps) {
  return (
    <img
      src={src}
      width={size === 'page' ? COVER.wideWidth : COVER.width}
      height={COVER.height}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={look({ size })}
      style={{ '--hue': companyHue(companyId) } as CSSProperties}
    />
  );
}
