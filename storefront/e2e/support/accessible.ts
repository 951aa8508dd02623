import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA, and axe's further recommendations. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no axe violations; `spared` are disabled rules. */
export async function expectAccessible(page: Page, ...spared: readonly string[]): Promise<void> {
  // axe's other mode also checks cross-origin frames, and takes more than twice as long.
  await expect(page.locator('iframe, frame')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: TAGS } })
    .disableRules([...spared])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join('\n')}`)).toEqual([]);
  await expectTidy(page);
}

/** A new color scheme or size applies to the whole page when it is rendered next: before, axe reads colors of both schemes. */
export const untilRendered = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });

/** Expects enough contrast in the dark scheme (R398), and switches back to the light one. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilRendered(page);
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], runOnly: { type: 'rule', values: ['color-contrast'] } })
    .analyze();
  const faint = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
  );
  expect(faint).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Expects no horizontal overflow, and one heading. */
export async function expectTidy(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}
