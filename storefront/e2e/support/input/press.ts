import { expect, type Locator } from '@playwright/test';

/**
 * Presses a button near its upper edge and holds it as long as somebody slow does, then releases it where it was pressed: what
 * moved meanwhile loses the press.
 */
export async function pressSlowly(button: Locator): Promise<void> {
  const page = button.page();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not to be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + 3);
  await page.mouse.down();
  // Until whatever a lost focus sets off has been drawn.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await button.boundingBox(), 'nothing moves under the pointer').toEqual(box);
  await page.mouse.up();
}
