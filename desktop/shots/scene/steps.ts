import type { Visit } from './scene.ts';

export type Step = (visit: Visit) => Promise<unknown>;

/** One step after the other. */
export const first =
  (...steps: readonly Step[]): Step =>
  async visit => {
    for (const step of steps) await step(visit);
  };

export const press =
  (key: string): Step =>
  ({ hand }) =>
    hand.press(key);

export const turnTo =
  (key: string): Step =>
  ({ hand }) =>
    hand.turnTo(key);

export const choose =
  (menu: string, entry: string): Step =>
  ({ hand }) =>
    hand.choose(menu, entry);

export const fill =
  (key: string, text: string): Step =>
  ({ hand }) =>
    hand.fill(key, text);

export const openRow =
  (index = 0): Step =>
  ({ hand }) =>
    hand.openRow(index);

export const key =
  (stroke: string): Step =>
  ({ page }) =>
    page.keyboard.press(stroke);

/** Makes some calls fail, for a reason of the server. */
export const refuse =
  (calls: string | RegExp): Step =>
  ({ page }) =>
    page.route(calls, route => route.fulfill({ status: 500, body: '' }));

/** Changes the data of answers of the server. */
export const amend =
  <Data>(calls: string | RegExp, change: (data: Data) => Data): Step =>
  ({ page }) =>
    page.route(calls, async route => {
      const response = await route.fetch();
      const answer: { data: Data } = await response.json();
      await route.fulfill({ response, json: { ...answer, data: change(answer.data) } });
    });

/** The server never answers some calls. */
export const keepWaiting =
  (calls: string | RegExp): Step =>
  ({ page }) =>
    page.route(calls, () => undefined);
