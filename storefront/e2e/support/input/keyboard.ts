import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any screen has on the way to a target. */
const MOST_STOPS = 80;

/** A keyboard user: the focus must be visible at every stop (WCAG 2.2, 2.4.7 and 2.4.11). */
export interface Keyboard {
  press: (...keys: string[]) => Promise<void>;
  /** Presses Tab, or Shift+Tab, until the target has the focus. */
  tabTo: (target: Locator, key?: 'Tab' | 'Shift+Tab') => Promise<void>;
  /** Moves to a field and types. */
  fill: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option of the focused list with the arrow keys. */
  choose: (list: Locator, value: string) => Promise<void>;
  /** Moves to a button or link and presses Enter. */
  enter: (target: Locator) => Promise<void>;
}

export function keyboardOf(page: Page): Keyboard {
  const tabTo: Keyboard['tabTo'] = async (target, key = 'Tab') => {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      await page.keyboard.press(key);
      await expectFocusSeen(page);
      if (await hasFocus(target)) return;
    }
    await expect(target, `within ${MOST_STOPS} stops`).toBeFocused();
  };
  return {
    tabTo,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    async fill(field, text) {
      await tabTo(field);
      await page.keyboard.type(text);
    },
    async choose(list, value) {
      const options = await list.getByRole('option').count();
      for (let step = 0; step < options && (await list.inputValue()) !== value; step++)
        await page.keyboard.press('ArrowDown');
      await expect(list).toHaveValue(value);
    },
    async enter(target) {
      await tabTo(target);
      await page.keyboard.press('Enter');
    },
  };
}

/** Expects the focus on the target, visibly. */
export async function expectFocusOn(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await expectFocusSeen(page);
}

const hasFocus = (target: Locator) => target.evaluate(element => element === document.activeElement);

/** Expects the focused element to be marked, inside the window, and not covered. */
async function expectFocusSeen(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(hiddenFocus), { message: 'the focus is seen', intervals: [50, 100, 200] })
    .toBeNull();
}

/** Why the focus is not visible. Runs in the page. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  const name = focused.outerHTML.slice(0, 160);
  const isMarked = (element: Element | null, pseudo?: string) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  const isRowMarked = () =>
    focused.matches('tr') &&
    getComputedStyle(focused.firstElementChild ?? focused).boxShadow.includes('inset');
  // The focus mark of a radio card is on its card, that of a box on its drawing, that of a picture link on its frame, that of a row
  // on its cells.
  const label = focused.closest('label');
  const marked =
    isMarked(focused) ||
    isMarked(focused, '::after') ||
    isMarked(label) ||
    isMarked(focused.nextElementSibling) ||
    isRowMarked();
  if (!marked) return `no mark: ${name}`;

  const shown = label && focused.matches('input') ? label : focused;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const middle = [
    (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
    (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
  ] as const;
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) return `out of sight: ${name}`;
  const onTop = document.elementFromPoint(...middle);
  const clear = onTop && (shown.contains(onTop) || onTop.closest('label')?.contains(focused));
  return clear || onTop?.previousElementSibling === focused
    ? null
    : `covered by ${onTop?.outerHTML.slice(0, 80)}: ${name}`;
}
