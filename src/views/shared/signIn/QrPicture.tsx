import { useMemo } from 'react';
import { encode } from 'uqr';
import { css } from '#css/css';

const panel = css({ justifySelf: 'center', w: '272px', maxW: '100%', p: '32', borderRadius: 'card', bg: '#fff', boxShadow: '0 0 0 1px {colors.line}' });

/** A QR code, dark on white in every theme: some cameras read no other. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => drawn(text), [text]);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={panel} shapeRendering="crispEdges">
      <path d={path} fill="#14171c" />
    </svg>
  );
}

/** The dark squares as one path; the panel around is the quiet zone. */
function drawn(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size };
}
