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

test('a crashed page comes back, with its reason in the log', () => {
  recovery().gone('crashed', 139);
  expect(page.reload).toHaveBeenCalledOnce();
  expect(lines).toEqual(['The page is gone: crashed, exit code 139. Reloaded, 1 of 3 in five minutes.']);
});

test('a page that ended as it should is left alone', () => {
  recovery().gone('clean-exit', 0);
  expect(page.reload).not.toHaveBeenCalled();
  expect(page.giveUp).not.toHaveBeenCalled();
});

test('the fourth crash within five minutes says what to do; trying again begins anew', () => {
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

test('crashes that are far apart are reloaded each time', () => {
  const { gone } = recovery();
  for (let crash = 0; crash < 10; crash++) {
    gone('crashed', 1);
    at += 101_000;
  }
  expect(page.reload).toHaveBeenCalledTimes(10);
  expect(page.giveUp).not.toHaveBeenCalled();
});

test('a page that hangs is ended after a while; one that answers again is not', () => {
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
