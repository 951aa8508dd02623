import type { Page } from '@playwright/test';

/** A key as the browser's protocol knows it. */
export interface Key {
  key: string;
  /** What it types, if anything. */
  text?: string;
  windowsVirtualKeyCode?: number;
}

export const arrowDown: Key = { key: 'ArrowDown', windowsVirtualKeyCode: 40 };
export const arrowRight: Key = { key: 'ArrowRight', windowsVirtualKeyCode: 39 };
export const enter: Key = { key: 'Enter', text: '\r', windowsVirtualKeyCode: 13 };

/** Presses keys at once one behind the other: a screen gets them faster than it is drawn. */
export async function pressAtOnce(page: Page, keys: readonly Key[]): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  await Promise.all(
    keys.map(key => keyboard.send('Input.dispatchKeyEvent', { ...key, type: 'keyDown', code: key.key })),
  );
  await keyboard.detach();
}
