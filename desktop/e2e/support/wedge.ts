import type { Page } from '@playwright/test';
import { enter, pressAtOnce } from './keys.ts';

/** Types as a scanner does: every key at once behind the other, and Enter. */
export const scanByWedge = (page: Page, text: string): Promise<void> =>
  pressAtOnce(page, [...[...text].map(key => ({ key, text: key })), enter]);
