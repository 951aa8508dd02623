import type { Page } from '@playwright/test';
import { expectAccessible as expectNoFinding } from '../../../storefront/e2e/support/accessible.ts';

/**
 * Expects no axe violations in the back office. One recommendation is disabled, that everything is in a landmark: menus
 * and popovers are rendered at the end of the page.
 */
export const expectAccessible = (page: Page): Promise<void> => expectNoFinding(page, 'region');
