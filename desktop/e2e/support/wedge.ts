import type { Page } from '@playwright/test';

/** Types as a scanner does: every key at once behind the other, and Enter. */
export async function scanByWedge(page: Page, text: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const keys = [...text].map(key => ({ type: 'keyDown' as const, key, text: key }));
  const enter = {
    type: 'keyDown' as const,
    key: 'Enter',
    code: 'Enter',
    text: '\r',
    windowsVirtualKeyCode: 13,
  };
  await Promise.all([...keys, enter].map(event => keyboard.send('Input.dispatchKeyEvent', event)));
  await keyboard.detach();
}
