import type { Page } from '@playwright/test';
import { enter, pressAtOnce } from './keys.ts';

/** Types like a keyboard scanner: every key without delay, and Enter. */
export const scanByWedge = (page: Page, text: string): Promise<void> =>
  pressAtOnce(page, [...[...text].map(key => ({ key, text: key })), enter]);
