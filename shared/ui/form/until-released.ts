/**
 * A press on a button takes the focus from a field, which is judged then: its message comes or goes, what stands below moves, the
 * release finds another element under the pointer, and the press is lost. So forms judge their fields when nothing is pressed.
 */
let pressed = false;
let waiting: (() => void)[] = [];

/** The click of a press is dispatched before the next task, and so is the whole of a tap. */
const afterClick = (resolve: () => void) => void setTimeout(resolve);

function release(): void {
  pressed = false;
  waiting.forEach(afterClick);
  waiting = [];
}

/** Absent where forms are tested without a page. */
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
// A pointer that is released over another window tells this one nothing.
page?.addEventListener('blur', release);

/** Resolves once no pointer is pressed and the click of the last press has been dispatched. */
export const untilReleased = (): Promise<void> =>
  new Promise(resolve => {
    if (pressed) waiting.push(resolve);
    else afterClick(resolve);
  });
