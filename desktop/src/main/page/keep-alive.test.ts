import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { shellTexts } from '../menu/shell-texts.ts';
import { keepAlive } from './keep-alive.ts';
import { stoppedPageAddress } from './stopped-page.ts';

const stoppedPage = stoppedPageAddress('en', shellTexts.en.stopped);
let window: ReturnType<typeof fakeWindow>;
let lines: string[];

function fakeWindow() {
  const webContents = Object.assign(new EventEmitter(), {
    reload: vi.fn(),
    forcefullyCrashRenderer: vi.fn(() =>
      webContents.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 }),
    ),
  });
  return Object.assign(new EventEmitter(), {
    webContents,
    isDestroyed: vi.fn(() => false),
    loadURL: vi.fn(async (address: string) => void webContents.emit('did-navigate', {}, address)),
  });
}

beforeEach(() => {
  window = fakeWindow();
  lines = [];
  keepAlive(window as unknown as Parameters<typeof keepAlive>[0], {
    elapsedMs: () => 0,
    report: line => lines.push(line),
    stoppedPage,
  });
});

const crash = () => window.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 139 });

test('reloads the page after a crash, shows the plain page after the fourth one, and returns from there to the app', () => {
  for (let time = 0; time < 3; time++) crash();
  expect(window.webContents.reload).toHaveBeenCalledTimes(3);
  crash();
  expect(window.loadURL).toHaveBeenCalledExactlyOnceWith(stoppedPage);
  crash();
  expect(window.webContents.reload).toHaveBeenCalledTimes(3);
  expect(window.loadURL).toHaveBeenLastCalledWith('app://gangway/');
  expect(lines).toHaveLength(5);
});

test('ends a page that hangs, and reloads it', () => {
  vi.useFakeTimers();
  try {
    window.emit('unresponsive');
    vi.advanceTimersByTime(10_000);
    expect(window.webContents.forcefullyCrashRenderer).toHaveBeenCalledOnce();
    expect(window.webContents.reload).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('does not reload a closed window', () => {
  window.isDestroyed.mockReturnValue(true);
  crash();
  expect(window.webContents.reload).not.toHaveBeenCalled();
});

test('escapes its texts, contains no script, and links back to the app', () => {
  const page = decodeURIComponent(
    stoppedPageAddress('en', { title: '<b>&"', text: 'x', steps: { first: '<script>' }, again: 'Again' }),
  );
  expect(page).toContain('&lt;b>&amp;&quot;');
  expect(page).not.toContain('<script>');
  expect(page).toContain('href="app://gangway/"');
  expect(page).toMatch(/default-src 'none'; style-src 'sha256-/);
});
