import { css, cx } from '#css/css';

const style = css({ flexShrink: '0', borderRadius: '22%', objectFit: 'cover', bg: 'sunken' });
/** Over a cover. */
const over = css({ position: 'relative', mt: '-36px', ms: '16px', boxShadow: '0 0 0 4px {colors.paper}' });

interface CompanyMarkProps {
  logo: string;
  /** Pixels: 24 to 96. */
  size?: number;
  /** It is above the fold. */
  isEager?: boolean;
  /** Overlaps the lower edge of the cover before it. */
  isOnCover?: boolean;
}

/** A company's logo. Hidden from screen readers, because the name is always next to it. */
export function CompanyMark({ logo, size = 44, isEager = false, isOnCover = false }: CompanyMarkProps) {
  return (
    <img
      src={logo}
      width={size}
      height={size}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={isOnCover ? cx(style, over) : style}
      style={{ width: size, height: size }}
    />
  );
}
