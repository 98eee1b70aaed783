import type { Browser, Page, Response } from '@playwright/test';

/** What a first visit loads over the network: bytes as sent (brotli), and uncompressed. */
export interface Weight {
  requests: number;
  html: Bytes;
  css: Bytes;
  /** Until the page reacts to clicks. */
  jsUntilHydrated: Bytes;
  /** Until the page makes no more requests, including those after hydration. */
  jsUntilIdle: Bytes;
  fonts: Bytes;
  chunks: { name: string; sent: number; content: number; isAfterHydration: boolean }[];
}

export interface Bytes {
  sent: number;
  content: number;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Opens a page as a new visitor on a phone and measures what it loads. Counts bodies only: headers add about 0.3 kB per request. */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const seen: { response: Response; isAfterHydration: boolean }[] = [];
    let isHydrated = false;
    page.on('response', (response) => void seen.push({ response, isAfterHydration: isHydrated }));
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true');
    isHydrated = true;
    await settled(page, seen);
    const files = await Promise.all(
      seen.map(async ({ response, isAfterHydration }) => ({
        isAfterHydration,
        path: new URL(response.url()).pathname,
        type: response.request().resourceType(),
        ...(await bytesOf(response)),
      })),
    );
    const of = (type: string, isEarly = false) => sum(files.filter((file) => file.type === type && !(isEarly && file.isAfterHydration)));
    const chunks = files
      .filter(({ type }) => type === 'script')
      .map(({ path, sent, content, isAfterHydration }) => ({ name: path.replace(/^\/assets\//, ''), sent, content, isAfterHydration }));
    return {
      requests: files.length,
      html: of('document'),
      css: of('stylesheet'),
      jsUntilHydrated: of('script', true),
      jsUntilIdle: of('script'),
      fonts: of('font'),
      chunks: chunks.toSorted((a, b) => b.sent - a.sent),
    };
  } finally {
    await context.close();
  }
}

/** Two seconds without a new response: longer than the app ever delays calls that nobody waits for. */
async function settled(page: Page, seen: readonly unknown[]): Promise<void> {
  for (let before = -1; before !== seen.length;) {
    before = seen.length;
    await page.waitForTimeout(2_000);
  }
}

async function bytesOf(response: Response): Promise<Bytes> {
  const { responseBodySize } = await response.request().sizes();
  const content = await response.body().then(
    (body) => body.length,
    () => 0,
  );
  return { sent: responseBodySize, content };
}

const sum = (files: readonly Bytes[]): Bytes => ({
  sent: files.reduce((total, { sent }) => total + sent, 0),
  content: files.reduce((total, { content }) => total + content, 0),
});
