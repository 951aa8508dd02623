import { setTimeout as pause } from 'node:timers/promises';
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

/** A key as the browser's protocol presses it, without its time. */
interface Press extends Key {
  code: string;
  modifiers?: number;
}

/**
 * Presses keys at this interval in milliseconds; 0 for all at once. Each event carries its own time, like those of a
 * keyboard driver, and all are sent before the first is due, so delays of a busy test do not matter.
 */
export async function pressTimed(page: Page, presses: readonly Press[], gapMs: number): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const startedAt = await page.evaluate(() => performance.timeOrigin + performance.now());
  await Promise.all(
    presses.map((press, index) => {
      const timestamp = (startedAt + index * gapMs) / 1000;
      return keyboard.send('Input.dispatchKeyEvent', { ...press, type: 'keyDown', timestamp });
    }),
  );
  // Later keys must have a later time.
  await pause(presses.length * gapMs);
  await keyboard.detach();
}

/** Presses keys without delay between them, faster than a screen renders. */
export const pressAtOnce = (page: Page, keys: readonly Key[]): Promise<void> =>
  pressTimed(
    page,
    keys.map(key => ({ ...key, code: key.key })),
    0,
  );
