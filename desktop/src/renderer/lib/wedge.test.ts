import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWedge, KEY_GAP_MS } from './wedge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createStage() {
  const scanned: string[] = [];
  const replayed: string[] = [];
  const wedge = createWedge<string>({
    replay: key => void replayed.push(key),
    scan: text => void scanned.push(text),
  });
  const type = (text: string, gapMs: number) =>
    [...text].map(key => {
      const kept = wedge.press(key, key);
      vi.advanceTimersByTime(gapMs);
      return kept;
    });
  return { scanned, replayed, wedge, type };
}

test('keys faster than fingers and Enter are a scan, and do nothing else', () => {
  const { scanned, replayed, wedge, type } = createStage();
  expect(type('GW1:A$B 9', 8)).not.toContain(false);
  expect(wedge.press('Enter', 'Enter')).toBe(true);
  vi.runAllTimers();
  expect(scanned).toEqual(['GW1:A$B 9']);
  expect(replayed).toEqual([]);
});

test('Shift between the letters belongs to the scan', () => {
  const { scanned, wedge, type } = createStage();
  type('SC2', 5);
  expect(wedge.press('Shift', 'Shift')).toBe(false);
  type('6AB-1', 5);
  wedge.press('Enter', 'Enter');
  expect(scanned).toEqual(['SC26AB-1']);
});

test('a key on its own does what it always does, a moment later', () => {
  const { scanned, replayed, type } = createStage();
  type('c', KEY_GAP_MS - 1);
  expect(replayed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(replayed).toEqual(['c']);
  expect(scanned).toEqual([]);
});

test('where a computer is slow, a key is waited for longer', () => {
  const scanned: string[] = [];
  const patient = createWedge<string>({
    replay: () => {},
    scan: text => void scanned.push(text),
    gapMs: 150,
  });
  for (const key of 'GW1:AB') {
    patient.press(key, key);
    vi.advanceTimersByTime(149);
  }
  patient.press('Enter', 'Enter');
  expect(scanned).toEqual(['GW1:AB']);
});

test('fast fingers are no scan: their keys come back in order, and Enter is let through', () => {
  const { scanned, replayed, wedge, type } = createStage();
  type('gr', 20);
  expect(wedge.press('Enter', 'Enter')).toBe(false);
  expect([scanned, replayed]).toEqual([[], ['g', 'r']]);
  type('slowly', KEY_GAP_MS + 10);
  expect(replayed.slice(2).join('')).toBe('slowly');
});

test('a blank on its own is not kept back: it presses buttons', () => {
  const { wedge } = createStage();
  expect(wedge.press(' ', ' ')).toBe(false);
});

test('what waits is given back where the screen goes', () => {
  const { replayed, wedge, type } = createStage();
  type('o', 1);
  wedge.stop();
  expect(replayed).toEqual(['o']);
});
