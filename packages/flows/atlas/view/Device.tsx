import { useMemo } from 'react';

/** The device and theme to show a screen with. */
export type Look = { isPhone: boolean; theme: 'light' | 'dark' };

const WIDTHS = { phone: 390, desktop: 1_440 };
const HEIGHTS = { phone: 780, desktop: 900 };
/** The width of its column in pixels. */
const ROOM = 300;

/** A page as the view rendered it, in a frame with the product's stylesheet. Nothing in it runs. */
export function Device({ html, look, onLook, title }: { html: string; look: Look; onLook: (look: Look) => void; title: string }) {
  const { isPhone, theme } = look;
  const kind = isPhone ? 'phone' : 'desktop';
  const scale = ROOM / WIDTHS[kind];
  const content = useMemo(
    () =>
      `<!doctype html><html lang="en" data-theme="${theme}" style="color-scheme:${theme}"><head><meta charset="utf-8"><link rel="stylesheet" href="screens.css"></head><body inert>${html}</body></html>`,
    [html, theme],
  );
  return (
    <figure className="device">
      <figcaption>
        <span className="segments" role="group" aria-label="Width">
          <button type="button" aria-pressed={isPhone} onClick={() => onLook({ ...look, isPhone: true })}>
            Phone
          </button>
          <button type="button" aria-pressed={!isPhone} onClick={() => onLook({ ...look, isPhone: false })}>
            Desktop
          </button>
        </span>
        <span className="segments" role="group" aria-label="Theme of the screen">
          <button type="button" aria-pressed={theme === 'light'} onClick={() => onLook({ ...look, theme: 'light' })}>
            Light
          </button>
          <button type="button" aria-pressed={theme === 'dark'} onClick={() => onLook({ ...look, theme: 'dark' })}>
            Dark
          </button>
        </span>
      </figcaption>
      <div className={`glass ${kind}`} style={{ height: HEIGHTS[kind] * scale, width: ROOM }}>
        <iframe
          title={title}
          srcDoc={content}
          sandbox="allow-same-origin"
          width={WIDTHS[kind]}
          height={HEIGHTS[kind]}
          style={{ transform: `scale(${scale})`, transformOrigin: '0 0' }}
        />
      </div>
    </figure>
  );
}
