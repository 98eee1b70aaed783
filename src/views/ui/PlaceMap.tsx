import { useTranslation } from './useTranslation.tsx';
import { css } from '#css/css';

const frame = css({
  borderRadius: 'card',
  overflow: 'hidden',
  bg: 'sunken',
  boxShadow: 'inset 0 0 0 1px {colors.line}',
  '& img': { display: 'block', w: '100%', h: 'auto', aspectRatio: '16 / 7', objectFit: 'cover' },
});

interface PlaceMapProps {
  latitude: number;
  longitude: number;
  alt: string;
  /** In a narrow column, uses the small drawing, which otherwise only phones do. */
  isNarrow?: boolean;
}

/** A map of a place, drawn by the server. */
export function PlaceMap({ latitude, longitude, alt, isNarrow = false }: PlaceMapProps) {
  const { i18n } = useTranslation();
  const map = (size: string) => `/map/${latitude.toFixed(4)},${longitude.toFixed(4)}.svg?language=${i18n.language}${size}`;
  return (
    <div className={frame}>
      <picture>
        {isNarrow ? null : <source srcSet={map('&size=small')} media="(max-width: 480px)" />}
        <img src={map(isNarrow ? '&size=small' : '')} alt={alt} width={640} height={280} loading="lazy" decoding="async" />
      </picture>
    </div>
  );
}
