import type { Page } from 'playwright';
import { staffCalls } from '../e2e/support/staff-calls.ts';
import type { Desk } from './desks.ts';
import { handOf } from './scene/hand.ts';
import type { Scene } from './scene/scene.ts';
import type { Say } from './scene/words.ts';

export const lights = ['light', 'dark'] as const;
type Light = (typeof lights)[number];

/** A desk's window, a small one, and one under 992 pixels, where the sidebar is closed (R19). */
export const sizes = {
  desk: { width: 1440, height: 900 },
  small: { width: 1024, height: 768 },
  closed: { width: 960, height: 720 },
} as const;
export type Size = keyof typeof sizes;

/** Charts and tooltips have appeared. */
const SETTLED_MS = 300;

export interface Shot {
  desk: Desk;
  say: Say;
  /** The state is opened in the first, and stays open while the window gets the others. */
  sizes: readonly [Size, ...Size[]];
  lights: readonly Light[];
  fileOf: (light: Light, size: Size) => string;
}

/** Opens a state once, and takes its picture in each window and theme. */
export async function shoot(scene: Scene, { desk, say, sizes: wanted, lights, fileOf }: Shot): Promise<void> {
  const { page, guest } = desk;
  const visit = { page, say, hand: handOf(page, say), calls: staffCalls(page), guest };
  await page.setViewportSize(sizes[wanted[0]]);
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  try {
    // Removes preferences of the previous state.
    await page.evaluate(() => localStorage.clear());
    await scene.before?.(visit);
    await page.goto(new URL(scene.at, page.url()).href);
    await page.locator('h1, form').first().waitFor();
    if (!scene.waiting) await settle(page);
    await scene.reach?.(visit);
    if (!scene.waiting) await settle(page);
    for (const size of wanted) {
      await page.setViewportSize(sizes[size]);
      for (const light of lights) {
        await page.emulateMedia({ colorScheme: light, media: scene.print ? 'print' : 'screen' });
        await comeToRest(page);
        await page.screenshot({ path: fileOf(light, size) });
      }
    }
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
}

async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [class*="skeleton"]'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)));
  });
}

/** Colors fade between themes, in frames that a busy machine draws late. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLED_MS);
  await page.evaluate(async () => {
    const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
}
