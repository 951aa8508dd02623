import type { Page } from '@playwright/test';

/** Holds a change back, as a slow network does, until `answer` lets it go on or `lose` loses it. */
export async function hold(page: Page, path: string) {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<'continue' | 'abort'>();
  await page.route(`**/prod-api/${path}`, async route => {
    if (route.request().method() !== 'POST') return route.continue();
    asked.resolve();
    await route[await answered.promise]();
  });
  return {
    asked: asked.promise,
    answer: () => answered.resolve('continue'),
    lose: () => answered.resolve('abort'),
  };
}
