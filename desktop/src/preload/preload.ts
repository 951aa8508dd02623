import { contextBridge, ipcRenderer } from 'electron';
import type { Bridge } from '../bridge.ts';
import { BRIDGE_CALL, BRIDGE_EVENT } from '../ipc-names.ts';

/** All that the page gets of Electron: two functions that pass plain data. */
const bridge = {
  invoke: (channel, input) => ipcRenderer.invoke(BRIDGE_CALL, channel, input),
  on(event, listener) {
    const listen = (_event: unknown, name: string, data: unknown) => {
      if (name === event) listener(data as Parameters<typeof listener>[0]);
    };
    ipcRenderer.on(BRIDGE_EVENT, listen);
    return () => ipcRenderer.off(BRIDGE_EVENT, listen);
  },
} as Bridge;

contextBridge.exposeInMainWorld('gangway', bridge);
