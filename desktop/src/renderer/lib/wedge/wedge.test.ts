import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEY_GAP_MS, LONGEST_GAP_MS } from './burst.ts';
import { createWedge } from './wedge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A wedge, and somebody who types, into a field or where keys press buttons. */
function createStage() {
  const scanned: string[] = [];
  const replayed: string[] = [];
  const field = { text: '' };
  const wedge = createWedge(text => void scanned.push(text));
  const press = (key: string) => wedge.press({ key, at: Date.now(), replay: () => void replayed.push(key) });
  const pressInField = (key: string) => {
    const before = field.text;
    const undo = () => {
      field.text = before;
    };
    const keptBack = wedge.press({ key, at: Date.now(), undo });
    if (!keptBack && key.length === 1) field.text += key;
    return keptBack;
  };
  const type = (text: string, gapMs: number, into = press) =>
    [...text].map(key => {
      const kept = into(key);
      vi.advanceTimersByTime(gapMs);
      return kept;
    });
  return { scanned, replayed, field, wedge, press, pressInField, type };
}

test('keys faster than typing followed by Enter are only a scan', () => {
  const { scanned, replayed, press, type } = createStage();
  expect(type('GW1:A$B 9', 8)).not.toContain(false);
  expect(press('Enter')).toBe(true);
  vi.runAllTimers();
  expect(scanned).toEqual(['GW1:A$B 9']);
  expect(replayed).toEqual([]);
});

test('Shift between the letters belongs to the scan', () => {
  const { scanned, press, type } = createStage();
  type('SC2', 5);
  expect(press('Shift')).toBe(false);
  type('6AB-1', 5);
  press('Enter');
  expect(scanned).toEqual(['SC26AB-1']);
});

test('a scan continues after a delay in the middle', () => {
  const { scanned, replayed, press, type } = createStage();
  type('GW1:ABC', 5);
  vi.advanceTimersByTime(LONGEST_GAP_MS - 10);
  type('DEFGH', 5);
  press('Enter');
  expect([scanned, replayed]).toEqual([['GW1:ABCDEFGH'], []]);
});

test('a single key is delivered a moment later', () => {
  const { scanned, replayed, type } = createStage();
  type('c', KEY_GAP_MS - 1);
  expect(replayed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(replayed).toEqual(['c']);
  expect(scanned).toEqual([]);
});

test('fast typing is no scan: its keys are delivered in order, with Enter', () => {
  const { scanned, replayed, press, type } = createStage();
  type('gr', 20);
  expect(press('Enter')).toBe(false);
  expect([scanned, replayed]).toEqual([[], ['g', 'r']]);
  type('slowly', KEY_GAP_MS + 10);
  expect(replayed.slice(2).join('')).toBe('slowly');
});

test('two consecutive scans are separate', () => {
  const { scanned, press, type } = createStage();
  type('SC26AB-1', 2);
  press('Enter');
  type('SC26AB-2', 2);
  press('Enter');
  expect(scanned).toEqual(['SC26AB-1', 'SC26AB-2']);
});

test('a single space is not delayed, because it presses buttons', () => {
  const { press } = createStage();
  expect(press(' ')).toBe(false);
});

test('delayed keys are delivered when the screen closes', () => {
  const { replayed, wedge, type } = createStage();
  type('o', 1);
  wedge.stop();
  expect(replayed).toEqual(['o']);
});

test('keys typed into a field appear at once', () => {
  const { scanned, field, pressInField, type } = createStage();
  type('SC26AB-1', KEY_GAP_MS + 20, pressInField);
  expect(pressInField('Enter')).toBe(false);
  expect([scanned, field.text]).toEqual([[], 'SC26AB-1']);
});

test('a scan into a field leaves its value unchanged', () => {
  const { scanned, field, pressInField, type } = createStage();
  type('SC', 200, pressInField);
  vi.advanceTimersByTime(LONGEST_GAP_MS);
  expect(type('GW1:ABC DEF', 3, pressInField)).not.toContain(true);
  expect(pressInField('Enter')).toBe(true);
  expect([scanned, field.text]).toEqual([['GW1:ABC DEF'], 'SC']);
});
