/**
 * A press on a button moves the focus out of a field, which is then validated. Its message appears or disappears, the elements below move,
 * the release hits another element, and the click is lost. So forms validate their fields only while nothing is pressed.
 */
let pressed = false;
let waiting: (() => void)[] = [];

/** The click of a press, or a whole tap, is dispatched before the next task. */
const afterClick = (resolve: () => void) => void setTimeout(resolve);

function release(): void {
  pressed = false;
  waiting.forEach(afterClick);
  waiting = [];
}

/** Undefined in tests of forms without a page. */
const page = globalThis.window as Window | undefined;
page?.addEventListener(
  'pointerdown',
  () => {
    pressed = true;
  },
  { capture: true },
);
page?.addEventListener('pointerup', release, { capture: true });
page?.addEventListener('pointercancel', release, { capture: true });
// A release over another window sends no event to this one.
page?.addEventListener('blur', release);

/** Resolves once no pointer is pressed and the click of the last press has been dispatched. */
export const untilReleased = (): Promise<void> =>
  new Promise(resolve => {
    if (pressed) waiting.push(resolve);
    else afterClick(resolve);
  });
