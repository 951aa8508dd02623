import { expect, type Locator } from '@playwright/test';

const FROM_EDGE_PX = 3;

/**
 * Presses a button near its upper edge, holds it for a while, and releases it at the same position: if the button
 * has moved, the click is lost.
 *
 * @param meanwhile What happens while it is pressed.
 */
export async function pressSlowly(
  button: Locator,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  const page = button.page();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not to be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + FROM_EDGE_PX);
  await page.mouse.down();
  await meanwhile();
  // Until the effects of it and of the lost focus are rendered.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  });
  const moved = Math.abs(((await button.boundingBox())?.y ?? Number.POSITIVE_INFINITY) - box.y);
  expect(moved, 'nothing but the pressed look of the button itself moves').toBeLessThan(FROM_EDGE_PX);
  await page.mouse.up();
}
