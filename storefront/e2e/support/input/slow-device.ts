import type { Page } from '@playwright/test';

/** From here on everything that the page puts off comes later, as on a slow device: keys may be pressed before it. */
export const slowDown = (page: Page) =>
  page.evaluate(() => {
    const LATER_MS = 500;
    const wait = window.setTimeout.bind(window);
    const post = MessagePort.prototype.postMessage;
    Object.assign(window, { setTimeout: (call: () => void, ms = 0) => wait(call, ms + LATER_MS) });
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      wait(() => post.call(this, message), LATER_MS);
    };
  });
