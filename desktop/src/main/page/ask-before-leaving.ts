import type { MessageBoxSyncOptions, WebContents } from 'electron';

/** What is asked where something was typed and not saved. */
export interface LeaveTexts {
  title: string;
  text: string;
  stay: string;
  discard: string;
}

/** The place of "discard" among the buttons; "stay" comes first and is what Escape means. */
const DISCARD = 1;

/**
 * Asks before unsaved input is lost. A browser asks by itself; Electron would refuse in silence, so that Quit and Reload
 * seemed to do nothing.
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
    // What is prevented here is the page's objection.
    if (answer === DISCARD) event.preventDefault();
  });
}
