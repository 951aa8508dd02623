import type { Locator, Page } from 'playwright';
import type { Say } from './words.ts';

type Values = Record<string, string | number>;

/** Operates the screen by the keys of its texts, in the topmost dialog. */
export type Hand = ReturnType<typeof handOf>;

export function handOf(page: Page, say: Say) {
  /** A control with exactly this name, or else one whose name starts with it. */
  const named = async (role: 'button' | 'tab' | 'menuitem', key: string, values?: Values) => {
    const exact = page.getByRole(role, { name: say(key, values), exact: true });
    return (await exact.count()) > 0
      ? exact.last()
      : page.getByRole(role, { name: beginning(say(key, values)) }).last();
  };
  const field = (key: string, values?: Values): Locator => page.getByLabel(whole(say(key, values))).last();
  return {
    named,
    field,
    press: async (key: string, values?: Values) => (await named('button', key, values)).click(),
    turnTo: async (key: string) => (await named('tab', key)).click(),
    /** Opens a menu and chooses one of its entries. */
    async choose(menu: string, entry: string) {
      await (await named('button', menu)).click();
      await page.getByRole('menu').waitFor();
      await (await named('menuitem', entry)).click();
    },
    fill: async (key: string, text: string) => {
      await field(key).fill(text);
      await field(key).press('Tab');
    },
    /** The row of a list at an index, from 0. */
    async openRow(index = 0) {
      await page.locator(`tr[data-index="${index}"]`).focus();
      await page.keyboard.press('Enter');
    },
    tickRow: (index: number) => page.locator(`tr[data-index="${index}"]`).getByRole('checkbox').check(),
    /** Waits until it is on the screen. */
    see: (key: string, values?: Values) =>
      page
        .getByText(beginning(say(key, values)))
        .last()
        .waitFor(),
  };
}

const inPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');

/** Names may continue with an amount, a count or a key: "Take payment: RM 486.00". */
function beginning(text: string): RegExp {
  const [before = ''] = text.split('{{');
  return new RegExp(`^${inPattern(before)}`);
}

/** A label may only add that its field is optional. It may contain a value, such as the currency. */
function whole(text: string): RegExp {
  const parts = text.split(/\{\{[^}]*\}\}/).map(inPattern);
  return new RegExp(`^${parts.join('.+')}\\s*([(（].*)?$`);
}
