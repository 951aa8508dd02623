import { expect, test } from 'vitest';
import { windowOptions } from './window.ts';

test('the window’s page is sandboxed and isolated, without Node', () => {
  expect(windowOptions('/preload.cjs', false).webPreferences).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    webviewTag: false,
    devTools: false,
  });
});
