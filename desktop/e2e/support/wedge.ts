import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { enter, type Key, pressAtOnce } from './keys.ts';

/** Types like a keyboard scanner: every key without delay, and Enter. */
export const scanByWedge = (page: Page, text: string): Promise<void> =>
  pressAtOnce(page, [...[...text].map(key => ({ key, text: key })), enter]);

/** A key with its place on the keyboard. */
export interface PlacedKey extends Key {
  code?: string;
  shift?: boolean;
}

export const tab: Key = { key: 'Tab', windowsVirtualKeyCode: 9 };

export const writing = (text: string): PlacedKey[] => [...text].map(key => ({ key, text: key }));

const SHIFT = 8;

/**
 * Presses keys with so many milliseconds between them. Each says its own time, as a keyboard's driver does: a busy computer
 * takes them later, and not slower.
 */
export async function pressInTurn(page: Page, keys: readonly PlacedKey[], gapMs: number): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  const startedAt = await page.evaluate(() => performance.timeOrigin + performance.now());
  const sent: Promise<unknown>[] = [];
  for (const [index, { shift, code, ...key }] of keys.entries()) {
    const modifiers = shift ? SHIFT : 0;
    const timestamp = (startedAt + index * gapMs) / 1000;
    sent.push(
      keyboard.send('Input.dispatchKeyEvent', {
        ...key,
        type: 'keyDown',
        code: code ?? key.key,
        modifiers,
        timestamp,
      }),
    );
    if (gapMs > 0) await pause(gapMs);
  }
  await Promise.all(sent);
  await keyboard.detach();
}
