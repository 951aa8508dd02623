import type { Page } from '@playwright/test';
import { enter, type Key, pressAtOnce, pressTimed } from './keys.ts';

/** Types like a keyboard scanner: every key without delay, and Enter. */
export const scanByWedge = (page: Page, text: string): Promise<void> =>
  pressAtOnce(page, [...[...text].map(key => ({ key, text: key })), enter]);

/** A key with its position on the keyboard. */
export interface PositionedKey extends Key {
  code?: string;
  shift?: boolean;
}

export const tab: Key = { key: 'Tab', windowsVirtualKeyCode: 9 };

export const writing = (text: string): PositionedKey[] => [...text].map(key => ({ key, text: key }));

const SHIFT = 8;

/** Presses keys like a scanner, at this interval in milliseconds. */
export const pressInTurn = (page: Page, keys: readonly PositionedKey[], gapMs: number): Promise<void> =>
  pressTimed(
    page,
    keys.map(({ shift, code, ...key }) => ({ ...key, code: code ?? key.key, modifiers: shift ? SHIFT : 0 })),
    gapMs,
  );
