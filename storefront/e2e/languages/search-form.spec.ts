import { languages } from '@gangway/shared/contract/base/languages.ts';
import { expect, type Locator, test } from '@playwright/test';

/** The controls of the form, with what belongs to each. */
const partsOf = (form: Locator) =>
  form.locator('select, fieldset label, button, [role="group"], input[type="checkbox"]');

for (const language of languages)
  for (const width of [1100, 1440])
    test(`the search fits its form in ${language} at ${width} pixels`, { tag: '@on-desktop' }, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/home?lang=${language}`);
      const form = page.getByRole('search');
      await expect(form.getByRole('button').last()).toBeVisible();
      const outside = await partsOf(form).evaluateAll(parts => {
        const box = (part: Element) => part.getBoundingClientRect();
        const overlap = (one: Element, other: Element) => {
          const [a, b] = [box(one), box(other)];
          return a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1;
        };
        const apart = (one: Element, other: Element) => !one.contains(other) && !other.contains(one);
        return parts.flatMap((one, index) =>
          parts
            .slice(index + 1)
            .filter(other => apart(one, other) && overlap(one, other))
            .map(other => `${one.textContent} lies on ${other.textContent}`),
        );
      });
      expect(outside).toEqual([]);
      const cut = await form
        .locator('fieldset > div, button')
        .evaluateAll(parts =>
          parts.filter(part => part.scrollWidth > part.clientWidth + 1).map(part => part.textContent),
        );
      expect(cut).toEqual([]);
    });
