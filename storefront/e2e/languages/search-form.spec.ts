import { languages } from '@gangway/shared/contract/base/languages.ts';
import { expect, test } from '@playwright/test';

for (const language of languages)
  for (const width of [320, 640, 1100, 1440])
    test(`each part of the search stays in its place in ${language} at ${width} pixels`, {
      tag: '@on-desktop',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/home?lang=${language}`);
      const form = page.getByRole('search');
      await expect(form.locator('button[type="submit"]')).toBeVisible();
      const outside = await form.evaluate(element => {
        const places = [...element.children];
        const right = (part: Element) => part.getBoundingClientRect().right;
        return places.flatMap(place =>
          [...place.querySelectorAll('*')]
            .filter(part => right(part) > right(place) + 1 || part.scrollWidth > part.clientWidth + 1)
            .filter(part => part.clientWidth > 1)
            .map(part => `${part.tagName} ${part.textContent}`),
        );
      });
      expect(outside).toEqual([]);
    });
