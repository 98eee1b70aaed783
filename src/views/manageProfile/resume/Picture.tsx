import { css } from '#css/css';

/** A page of a resume as a picture. It is paper, so it is white in the dark too. */
export function Picture({ page, alt }: { page: string; alt: string }) {
  return <img src={`data:image/svg+xml,${encodeURIComponent(page)}`} alt={alt} className={css({ display: 'block', w: '100%', h: 'auto', bg: 'white' })} />;
}
