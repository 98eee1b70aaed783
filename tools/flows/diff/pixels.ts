import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { ChangedScreen } from '../../../packages/flows/diff/atlas-changes.ts';
import type { StyledScreens } from './screens-at.ts';

/** Each screen is compared at these widths in pixels, in both themes. */
const WIDTHS = [390, 1_440];
const THEMES = ['light', 'dark'] as const;
/** How far a color may differ and still count as equal, of 255: edges of letters are not drawn exactly alike. */
const TOLERANCE = 24;
/** Screens with fewer different pixels are equal. */
const LEAST = 0.0005;
/** Nothing moves or blinks in a picture. */
const STILL = '*,*::before,*::after{animation:none!important;transition:none!important;caret-color:transparent!important}';

interface Look {
  width: number;
  theme: (typeof THEMES)[number];
}

/**
 * Compares the screens of all states that both sides have, in a browser.
 * @param out the folder for pictures, named in the result
 * @returns the screens that differ, those that differ most first
 */
export async function changedScreens(
  before: StyledScreens,
  after: StyledScreens,
  { out, executablePath }: { out: string; executablePath: string },
): Promise<ChangedScreen[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'screens-'));
  mkdirSync(out, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const found: ChangedScreen[] = [];
  try {
    writeFileSync(path.join(folder, 'before.css'), before.css);
    writeFileSync(path.join(folder, 'after.css'), after.css);
    for (const look of WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme })))) {
      const photographer = await Photographer.at(browser, folder, look);
      for (const [chart, state] of statesOfBoth(before, after)) {
        const [old, now] = [before.screens[chart]?.[state] ?? '', after.screens[chart]?.[state] ?? ''];
        if (old === now && before.css === after.css) continue;
        const pictures = { before: await photographer.take(old, 'before'), after: await photographer.take(now, 'after') };
        if (pictures.before.equals(pictures.after)) continue;
        const { share, picture } = await pixelDifference(photographer.page, pictures.before, pictures.after);
        if (share < LEAST) continue;
        const name = `${chart}.${state.replaceAll(/[^\w.]+/g, '_')}.${look.width}.${look.theme}`;
        for (const [kind, bytes] of Object.entries({ ...pictures, difference: picture })) writeFileSync(path.join(out, `${name}.${kind}.png`), bytes);
        found.push({ chart, state, ...look, share, picture: name });
      }
      await photographer.page.close();
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return found.toSorted((a, b) => b.share - a.share);
}

const statesOfBoth = (before: StyledScreens, after: StyledScreens): [chart: string, state: string][] =>
  Object.entries(after.screens).flatMap(([chart, states]) =>
    Object.keys(states).flatMap((state): [string, string][] => (before.screens[chart]?.[state] === undefined ? [] : [[chart, state]])),
  );

/** Takes pictures of screens at one width, in one theme. */
class Photographer {
  readonly page: Page;
  readonly #folder: string;
  readonly #look: Look;

  private constructor(page: Page, folder: string, look: Look) {
    this.page = page;
    this.#folder = folder;
    this.#look = look;
  }

  static async at(browser: Browser, folder: string, look: Look): Promise<Photographer> {
    const page = await browser.newPage({ viewport: { width: look.width, height: 800 }, colorScheme: look.theme, reducedMotion: 'reduce' });
    return new Photographer(page, folder, look);
  }

  async take(html: string, css: 'before' | 'after'): Promise<Buffer> {
    const file = path.join(this.#folder, 'page.html');
    const { theme } = this.#look;
    const head = `<meta charset="utf-8"><link rel="stylesheet" href="${css}.css"><style>${STILL}</style>`;
    writeFileSync(
      file,
      `<!doctype html><html lang="en" data-theme="${theme}" style="color-scheme:${theme}"><head>${head}</head><body inert>${html}</body></html>`,
    );
    await this.page.goto(pathToFileURL(file).href);
    await this.page.evaluate(() => document.fonts.ready);
    return this.page.screenshot({ fullPage: true });
  }
}

/**
 * Compares two pictures by their pixels, in the browser, which can read them.
 * @returns the share of different pixels, 0 to 1, and a picture that shows them in red on the faded newer one
 */
export async function pixelDifference(page: Page, before: Buffer, after: Buffer): Promise<{ share: number; picture: Buffer }> {
  const { share, png } = await page.evaluate(
    async ({ old, now, tolerance }) => {
      const read = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      };
      const [a, b] = [await read(old), await read(now)];
      const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)];
      const draw = (bitmap: ImageBitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [left, right] = [draw(a).data, draw(b)];
      const pixels = right.data;
      let different = 0;
      for (let at = 0; at < pixels.length; at += 4) {
        const isDifferent = [0, 1, 2, 3].some((channel) => Math.abs((left[at + channel] ?? 0) - (pixels[at + channel] ?? 0)) > tolerance);
        if (isDifferent) different += 1;
        for (const channel of [0, 1, 2]) {
          const faded = 255 - (255 - (pixels[at + channel] ?? 0)) * 0.25;
          pixels[at + channel] = isDifferent ? ([214, 40, 40][channel] ?? 0) : faded;
        }
        pixels[at + 3] = 255;
      }
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.putImageData(right, 0, 0);
      const url = await new Promise<string>((resolve, reject) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result as string));
        reader.addEventListener('error', () => reject(reader.error as DOMException));
        void canvas.convertToBlob({ type: 'image/png' }).then((blob) => reader.readAsDataURL(blob));
      });
      return { share: different / (width * height), png: url.slice(url.indexOf(',') + 1) };
    },
    { old: before.toString('base64'), now: after.toString('base64'), tolerance: TOLERANCE },
  );
  return { share, picture: Buffer.from(png, 'base64') };
}
