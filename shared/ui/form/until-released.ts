/**
 * While a button is pressed, a field that lost the focus to it may be validated, or an answer of the API may arrive. What appears moves the
 * elements below, the release hits another element, and the click is lost. So fields are validated, and answers shown, only while
 * nothing is pressed.
 */
let pressed = false;
/** Longer than any click takes: a release may be missed, for example in a menu of the browser. */
const LONGEST_PRESS_MS = 5_000;
let longest: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

/** The click of a press, or a whole tap, is dispatched before the next task. */
const afterClick = (callback: () => void) => void setTimeout(callback);

function release(): void {
  pressed = false;
  clearTimeout(longest);
  waiting.forEach(afterClick);
  waiting = [];
}

/** The left button, or a finger: the others click nothing. */
const PRIMARY = 0;

/** Undefined in tests of forms without a page. */
const page = globalThis.window as Window | undefined;
page?.addEventListener(
  'pointerdown',
  ({ button }) => {
    if (button !== PRIMARY) return;
    pressed = true;
    clearTimeout(longest);
    longest = setTimeout(release, LONGEST_PRESS_MS);
  },
  { capture: true },
);
page?.addEventListener('pointerup', release, { capture: true });
page?.addEventListener('pointercancel', release, { capture: true });
// A release over another window sends no event to this one.
page?.addEventListener('blur', release);

/** Calls once no pointer is pressed and the click of the last press has been dispatched. */
export function whenReleased(callback: () => void): void {
  if (pressed) waiting.push(callback);
  else afterClick(callback);
}

/** Resolves once no pointer is pressed and the click of the last press has been dispatched. */
export const untilReleased = (): Promise<void> => new Promise(whenReleased);
