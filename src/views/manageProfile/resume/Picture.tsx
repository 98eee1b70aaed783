import { css } from '#css/css';

/** A page of a resume as an image. It is paper, so it stays white in the dark theme. */
export function Picture({ page, alt }: { page: string; alt: string }) {
  return <img src={`data:image/svg+xml,${encodeURIComponent(page)}`} alt={alt} className={css({ display: 'block', w: '100%', h: 'auto', bg: 'white' })} />;
}
