import { css } from '#css/css';

const style = css({ flexShrink: '0', borderRadius: '10px', objectFit: 'cover' });

/** A company's mark. Its name always stands beside it, so it says nothing to a screen reader. */
export function CompanyMark({ logo, size = 44, isEager = false }: { logo: string; size?: number; isEager?: boolean }) {
  return (
    <img
      src={logo}
      width={size}
      height={size}
      alt=""
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      className={style}
      style={{ width: size, height: size }}
    />
  );
}
