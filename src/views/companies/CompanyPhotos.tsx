import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../ui/useTranslation.tsx';
import { css } from '#css/css';
import type { AlbumPicture } from '../../../contract/company-album.ts';
import { codeOf } from '../core/codeOf.ts';

const PhotoViewer = lazy(() => codeOf(() => import('./PhotoViewer.tsx')));

const grid = css({
  display: 'grid',
  gap: '8',
  listStyle: 'none',
  gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  '& button': { display: 'block', w: '100%', borderRadius: 'card', overflow: 'hidden' },
  '& img': { display: 'block', w: '100%', h: 'auto', aspectRatio: '4 / 3', objectFit: 'cover', bg: 'sunken', transition: 'transform {durations.base}' },
  '& button:hover img': { transform: 'scale(1.02)' },
});

/** The photos of a company, which can be enlarged. */
export function CompanyPhotos({ pictures }: { pictures: readonly AlbumPicture[] }) {
  const { t } = useTranslation('companies');
  const [at, setAt] = useState<number | null>(null);
  // The viewer stays mounted once opened, so that closing returns the focus.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <ul aria-label={t('photos')} className={grid}>
        {pictures.map(({ id, src, alt, width, height }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('photos.open', { alt })}
              onClick={() => {
                setAt(index);
                setWasOpened(true);
              }}
            >
              <img src={src} alt="" width={width} height={height} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <Suspense>{wasOpened ? <PhotoViewer pictures={pictures} at={at} onTurn={setAt} onClose={() => setAt(null)} /> : null}</Suspense>
    </>
  );
}
