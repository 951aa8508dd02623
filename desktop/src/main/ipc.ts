import type { IpcMain, IpcMainInvokeEvent, WebContents } from 'electron';
import type { Answer } from '../bridge.ts';
import { BRIDGE_CALL, BRIDGE_EVENT } from '../ipc-names.ts';
import type { Dispatch, EventPublisher } from '../station/lib/handlers.ts';
import { isOwnUrl } from './origin/app-origin.ts';

/** Allows only the app's page to call the station. */
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

/** An embedded frame is not the page, even at its address. */
function isOwnPage({ sender, senderFrame }: IpcMainInvokeEvent): boolean {
  return senderFrame !== null && senderFrame === sender.mainFrame && isOwnUrl(senderFrame.url);
}

/** Sends the station's events to a window until it is closed. */
export function forwardEvents(eventPublisher: EventPublisher, contents: WebContents): void {
  const stop = eventPublisher.listen((event, data) => {
    if (isOwnUrl(contents.getURL())) contents.send(BRIDGE_EVENT, event, data);
  });
  contents.once('destroyed', stop);
}
