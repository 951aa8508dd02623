import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

/** Takes a picture of a step if `GANGWAY_SHOTS` names a folder, for a visual check of each language. */
export async function picture(
  page: Page,
  { project }: Pick<TestInfo, 'project'>,
  name: string,
): Promise<void> {
  const folder = process.env.GANGWAY_SHOTS;
  if (folder) await page.screenshot({ path: join(folder, `${name}-${project.name}.png`) });
}
