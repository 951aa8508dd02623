import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import type { Answer } from '../bridge.ts';
import { BRIDGE_CALL, BRIDGE_EVENT } from '../ipc-names.ts';
import type { Dispatch, EventPublisher } from '../station/lib/handlers.ts';
import { isOwnUrl } from './app-origin.ts';

/** Lets the app's page, and nobody else, call the station. */
export function serveBridge(ipcMain: Pick<IpcMain, 'handle'>, dispatch: Dispatch): void {
  ipcMain.handle(BRIDGE_CALL, (event, channel: unknown, input: unknown): Promise<Answer<unknown>> => {
    if (!isOwnPage(event) || typeof channel !== 'string')
      return Promise.resolve({
        ok: false,
        error: { code: 'refused', message: 'only the page of the app is answered' },
      });
    return dispatch(channel, input);
  });
}

/** A frame within the page is not the page, even under its address. */
function isOwnPage({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isOwnUrl(senderFrame.url);
}

/** Tells a window what happens at the station, until it is gone. */
export function forwardEvents(eventPublisher: EventPublisher, contents: WebContents): void {
  const stop = eventPublisher.listen((event, data) => {
    if (isOwnUrl(contents.getURL())) contents.send(BRIDGE_EVENT, event, data);
  });
  contents.once('destroyed', stop);
}
