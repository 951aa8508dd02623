import { expect, test } from 'vitest';
import { windowOptions } from './window.ts';

test('runs the window’s page sandboxed and isolated, without Node', () => {
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
