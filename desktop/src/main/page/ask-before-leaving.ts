import type { MessageBoxSyncOptions, WebContents } from 'electron';

/** The question about unsaved input. */
export interface LeaveTexts {
  title: string;
  text: string;
  stay: string;
  discard: string;
}

/** The index of "discard" among the buttons; "stay" comes first and is the choice of Escape. */
const DISCARD = 1;

/**
 * Asks before unsaved input is lost. Browsers ask by themselves; Electron would silently ignore Quit and Reload.
 */
export function askBeforeLeaving(
  contents: Pick<WebContents, 'on'>,
  ask: (options: MessageBoxSyncOptions) => number,
  { title, text, stay, discard }: LeaveTexts,
): void {
  contents.on('will-prevent-unload', event => {
    const answer = ask({
      type: 'question',
      message: title,
      detail: text,
      buttons: [stay, discard],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    // Preventing this event ignores the page's objection.
    if (answer === DISCARD) event.preventDefault();
  });
}
