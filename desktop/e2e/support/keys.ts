import type { Page } from '@playwright/test';

/** A key in the browser's protocol. */
export interface Key {
  key: string;
  /** The text that it types, if any. */
  text?: string;
  windowsVirtualKeyCode?: number;
}

export const arrowDown: Key = { key: 'ArrowDown', windowsVirtualKeyCode: 40 };
export const arrowRight: Key = { key: 'ArrowRight', windowsVirtualKeyCode: 39 };
export const enter: Key = { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };

/** Presses keys without delay between them, faster than a screen renders. */
export async function pressAtOnce(page: Page, keys: readonly Key[]): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  await Promise.all(
    keys.map(key => keyboard.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', code: key.key })),
  );
  await keyboard.detach();
}
