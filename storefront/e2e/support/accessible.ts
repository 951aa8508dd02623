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

/** A new color scheme is computed for the whole page when it is rendered next: before, axe reads colors of both schemes. */
const untilRendered = (page: Page): Promise<void> =>
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

/** A window of 1280 × 1024 pixels, zoomed in to 200 % and to 400 % (WCAG 1.4.4 and 1.4.10). */
const zoomedWindows = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];

/** A screen that depends on the width in its code is rendered again within this time. */
const RENDERED_MS = 3000;

/** Expects that nothing is lost in a zoomed window: by the edge of the window, or below what stays in place while the page scrolls. */
export async function expectZoomable(page: Page): Promise<void> {
  const window = page.viewportSize();
  for (const zoomed of zoomedWindows) {
    await page.setViewportSize(zoomed);
    const lost = expect.poll(() => page.evaluate(lostInWindow), {
      message: `at ${zoomed.width} pixels`,
      timeout: RENDERED_MS,
    });
    await lost.toEqual([]);
  }
  if (window) await page.setViewportSize(window);
}

/** What cannot be seen in this window, or only by scrolling the page to the side. Runs in the page. */
function lostInWindow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const shown = document.querySelector('dialog:modal') ?? document.body;
  const lost = [...shown.querySelectorAll<HTMLElement>('*')].flatMap(element => {
    if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true }))
      return [];
    const { position } = getComputedStyle(element);
    const { right, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName} "${element.textContent?.slice(0, 60)}"`;
    const isBeyond = width > 1 && right > clientWidth + 1 && !scrolls(element);
    const stays = position === 'sticky' || position === 'fixed';
    return [
      ...(isBeyond ? [`${name} ends at ${right}`] : []),
      ...(stays && height > innerHeight / 2 ? [`${name} covers ${height} of ${innerHeight}`] : []),
    ];
  });
  return scrollWidth > clientWidth ? [`the page has ${scrollWidth} pixels`, ...lost] : lost;
}
