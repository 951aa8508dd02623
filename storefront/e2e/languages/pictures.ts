import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';

/** Takes a picture of a step where `GANGWAY_SHOTS` names a folder: for somebody who looks at the walk in each language. */
export async function picture(
  page: Page,
  { project }: Pick<TestInfo, 'project'>,
  name: string,
): Promise<void> {
  const folder = process.env.GANGWAY_SHOTS;
  if (folder) await page.screenshot({ path: join(folder, `${name}-${project.name}.png`) });
}
