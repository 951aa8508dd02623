import type { Language } from '@gangway/shared/contract/base/languages.ts';
import { type Browser, type BrowserContext, devices, type Page, request } from 'playwright';
import type { Screen } from './reach/screen.ts';

/** The two screen sizes. */
export const sizes = {
  phone: { ...devices['Galaxy S9+'], viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 },
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
} as const;
export type Size = keyof typeof sizes;

export interface Shoot {
  browser: Browser;
  url: string;
  size: Size;
  scheme: 'light' | 'dark';
  languages: readonly Language[];
  /** The path of the picture in a language. */
  fileOf: (language: Language) => string;
}

/** Reaches a state once, and takes its picture in each language. */
export async function shoot(
  screen: Screen,
  { browser, url, size, scheme, languages, fileOf }: Shoot,
): Promise<void> {
  const context = await browser.newContext({
    ...sizes[size],
    baseURL: url,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    reducedMotion: 'reduce',
    colorScheme: scheme,
  });
  context.setDefaultTimeout(20_000);
  const calls = await request.newContext({ baseURL: url });
  try {
    const page = await context.newPage();
    await screen.reach({ page, context, request: calls, url });
    // The header may not be there yet, and the language is changed in it.
    await settle(page);
    for (const language of languages) {
      await switchLanguage(page, context, language, url);
      await settle(page);
      await page.emulateMedia({ media: screen.printed ? 'print' : 'screen' });
      await picture(page, fileOf(language));
      await page.emulateMedia({ media: 'screen' });
    }
  } finally {
    await calls.dispose();
    await context.close();
  }
}

/** Changes the language in the header, which keeps the input; pages without a header are reloaded. */
export async function switchLanguage(
  page: Page,
  context: BrowserContext,
  language: Language,
  url: string,
): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  const choice = page.locator('header select').filter({ has: page.locator('option[lang]') });
  if (await choice.count()) {
    await choice.first().selectOption(language);
    await page.locator(`html[lang=${language}]`).waitFor();
    return;
  }
  await context.addCookies([{ name: 'language', value: language, url }]);
  const address = new URL(page.url());
  if (address.searchParams.has('lang')) address.searchParams.set('lang', language);
  await page.goto(address.href);
}

/** Waits until everything is loaded and rendered, and temporary messages are gone. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    for (const dismiss of document.querySelectorAll<HTMLElement>('[popover][aria-live] button'))
      dismiss.click();
    await document.fonts.ready;
    const pictures = [...document.images].map(image => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    });
    await Promise.all(pictures);
  });
}

/**
 * The page from top to bottom, in a window of that height, so that bars at the window's edge lie at the page's. A dialog
 * belongs to the window, not to the page below it.
 */
async function picture(page: Page, path: string): Promise<void> {
  const window = page.viewportSize();
  if (!window || (await page.locator('dialog[open]').count()) > 0) {
    await page.screenshot({ path });
    return;
  }
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height });
  // What now is near the window has put its pictures in place when the browser is idle. A page reached by Back may
  // never be called idle, so the wait ends after a second.
  await page.evaluate(
    () =>
      new Promise(idle =>
        requestAnimationFrame(() => requestIdleCallback(() => idle(undefined), { timeout: 1000 })),
      ),
  );
  await settle(page);
  await page.screenshot({ path });
  await page.setViewportSize(window);
}
