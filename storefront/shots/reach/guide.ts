import { paths } from '../../src/lib/paths.ts';
import type { Visit } from './screen.ts';

/** The FAQ with one of its answers open. */
export async function openAnswer({ page }: Visit): Promise<void> {
  await page.goto(paths.faq);
  await page.locator('main details').nth(1).locator('summary').click();
}
