import type { Page } from '@playwright/test';
import { expectAccessible as expectNoFinding } from '../../../storefront/e2e/support/accessible.ts';

/**
 * No finding of axe's in the back office. Spared is one recommendation, that everything stand in a landmark: menus and
 * popovers stand at the page's end, where their buttons lead.
 */
export const expectAccessible = (page: Page): Promise<void> => expectNoFinding(page, 'region');
