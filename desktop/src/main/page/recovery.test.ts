import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecovery } from './recovery.ts';

let at: number;
let lines: string[];
const page = { reload: vi.fn(), end: vi.fn(), giveUp: vi.fn() };
const recovery = () => createRecovery({ page, elapsedMs: () => at, report: line => lines.push(line) });

beforeEach(() => {
  at = 0;
  lines = [];
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('reloads a crashed page, and logs the reason', () => {
  recovery().gone('crashed', 139);
  expect(page.reload).toHaveBeenCalledOnce();
  expect(lines).toEqual(['The page is gone: crashed, exit code 139. Reloaded, 1 of 3 in five minutes.']);
});

test('leaves a page alone that ended normally', () => {
  recovery().gone('clean-exit', 0);
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.giveUp).not.toHaveBeenCalled();
});

test('shows the plain page at the fourth crash within five minutes, and starts counting anew after a retry', () => {
  const { gone } = recovery();
  for (let crash = 0; crash < 3; crash++) gone('oom', 1);
  expect(page.giveUp).not.toHaveBeenCalled();
  gone('oom', 1);
  expect(page.reload).toHaveBeenCalledTimes(3);
  expect(page.giveUp).toHaveBeenCalledOnce();
  expect(lines.at(-1)).toContain('oom');
  gone('crashed', 1);
  expect(page.reload).toHaveBeenCalledTimes(4);
});

test('reloads after each crash when crashes are far apart', () => {
  const { gone } = recovery();
  for (let crash = 0; crash < 10; crash++) {
    gone('crashed', 1);
    at += 101_000;
  }
  expect(page.reload).toHaveBeenCalledTimes(10);
  expect(page.giveUp).not.toHaveBeenCalled();
});

test('ends a page that hangs for a while, and keeps one that answers again', () => {
  const { unresponsive, responsive } = recovery();
  unresponsive();
  vi.advanceTimersByTime(9_000);
  responsive();
  vi.advanceTimersByTime(60_000);
  expect(page.end).not.toHaveBeenCalled();
  unresponsive();
  vi.advanceTimersByTime(6_000);
  unresponsive();
  vi.advanceTimersByTime(4_000);
  expect(page.end).toHaveBeenCalledOnce();
  expect(lines[0]).toContain('did not answer');
});
