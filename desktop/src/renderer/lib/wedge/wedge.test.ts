import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_GAP_MS, speedFor } from './burst.ts';
import { createWedge } from './wedge.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { outsideMs, inFieldMs } = speedFor(undefined);

/** A wedge and a simulated user, in a field or where keys press buttons. */
function createStage(learnedGapMs?: number) {
  const scanned: string[] = [];
  const replayed: string[] = [];
  const field = { text: '' };
  const wedge = createWedge({
    scan: strokes => void scanned.push(strokes.map(({ key }) => key).join('')),
    speed: () => speedFor(learnedGapMs),
  });
  const stroke = (key: string) => ({ key, code: '', shift: false, at: Date.now() });
  const press = (key: string) => wedge.press({ ...stroke(key), replay: () => void replayed.push(key) });
  const pressInField = (key: string) => {
    const before = field.text;
    const undo = () => {
      field.text = before;
    };
    const keptBack = wedge.press({ ...stroke(key), undo });
    if (!keptBack && key.length === 1) field.text += key;
    return keptBack;
  };
  const type = (text: string, gapMs: number, into = press) =>
    [...text].map(key => {
      const kept = into(key);
      vi.advanceTimersByTime(gapMs);
      return kept;
    });
  /** Keys pressed at this interval, which a busy computer delivers all at once. */
  const pressLate = (text: string, startedAt: number, gapMs: number) => {
    for (const [index, key] of [...text].entries())
      wedge.press({ ...stroke(key), at: startedAt + index * gapMs, replay: () => void replayed.push(key) });
  };
  return { scanned, replayed, field, wedge, press, pressInField, pressLate, type };
}

test.each([8, 22, 70])(
  'reads keys faster than typing, ended by Enter, as a scan and nothing else: %i ms',
  gap => {
    const { scanned, replayed, press, type } = createStage();
    expect(type('GW1:A$B 9', gap)).not.toContain(false);
    expect(press('Enter')).toBe(true);
    vi.runAllTimers();
    expect(scanned).toEqual(['GW1:A$B 9']);
    expect(replayed).toEqual([]);
  },
);

test.each([8, 22, 70])('reads a burst that ends in a pause or a Tab as a scan: %i ms', gap => {
  const { scanned, replayed, press, type } = createStage();
  expect(type('GW1:BOARD F', gap)).not.toContain(false);
  expect(scanned).toEqual([]);
  vi.advanceTimersByTime(LONGEST_GAP_MS);
  expect(scanned).toEqual(['GW1:BOARD F']);
  type('GW1:TAB B', gap);
  expect(press('Tab'), 'the focus stays').toBe(true);
  vi.runAllTimers();
  expect([scanned, replayed]).toEqual([['GW1:BOARD F', 'GW1:TAB B'], []]);
});

test('ends a burst at the start of the next one, and reads both', () => {
  const { scanned, replayed, type } = createStage();
  type('GW1:BOARD1', 5);
  vi.advanceTimersByTime(LONGEST_GAP_MS - 60);
  type('GW1:BOARD2', 5);
  vi.runAllTimers();
  expect([scanned, replayed]).toEqual([['GW1:BOARD1', 'GW1:BOARD2'], []]);
});

test('lets a second delimiter press nothing', () => {
  const { scanned, press, type } = createStage();
  type('GW1:ABCDEF', 5);
  expect(press('Enter')).toBe(true);
  vi.advanceTimersByTime(5);
  expect(press('Enter'), 'CR LF').toBe(true);
  vi.advanceTimersByTime(LONGEST_GAP_MS + 1);
  expect(press('Enter'), 'a single key').toBe(false);
  type('GW1:ABCDEF', 5);
  vi.advanceTimersByTime(LONGEST_GAP_MS);
  expect(press('Enter'), 'late').toBe(true);
  expect(scanned).toHaveLength(2);
});

test('does not treat a letter cut off a scan by a busy computer as a shortcut', () => {
  const { scanned, replayed, press, type } = createStage();
  type('GW1:ABCDE', 5);
  vi.advanceTimersByTime(LONGEST_GAP_MS + 20);
  expect(press('F')).toBe(true);
  expect(press(' ')).toBe(true);
  vi.runAllTimers();
  expect([scanned, replayed]).toEqual([['GW1:ABCDE'], []]);
});

test('includes Shift between the letters in the scan', () => {
  const { scanned, press, type } = createStage();
  type('SC2', 5);
  expect(press('Shift')).toBe(false);
  type('6AB-1', 5);
  press('Enter');
  expect(scanned).toEqual(['SC26AB-1']);
});

test('continues a scan after a delay in the middle', () => {
  const { scanned, replayed, press, type } = createStage();
  type('GW1:ABC', 5);
  vi.advanceTimersByTime(LONGEST_GAP_MS - 10);
  type('DEFGH', 5);
  press('Enter');
  expect([scanned, replayed]).toEqual([['GW1:ABCDEFGH'], []]);
});

test('delivers a single key a moment later', () => {
  const { scanned, replayed, type } = createStage();
  type('c', outsideMs - 1);
  expect(replayed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(replayed).toEqual(['c']);
  expect(scanned).toEqual([]);
});

test('drops a burst that is no scan, with its Enter, and delivers slow keys', () => {
  const { scanned, replayed, press, type } = createStage();
  type('gr', 20);
  expect(press('Enter')).toBe(true);
  vi.runAllTimers();
  type('fb', 20);
  vi.runAllTimers();
  expect([scanned, replayed]).toEqual([[], []]);
  vi.advanceTimersByTime(LONGEST_GAP_MS + 1);
  type('slowly', outsideMs + 10);
  expect(replayed.join('')).toBe('slowly');
  expect(scanned).toEqual([]);
});

test('separates two consecutive scans', () => {
  const { scanned, press, type } = createStage();
  type('SC26AB-1', 2);
  press('Enter');
  type('SC26AB-2', 2);
  press('Enter');
  expect(scanned).toEqual(['SC26AB-1', 'SC26AB-2']);
});

test('does not delay a single space, because it presses buttons', () => {
  const { press } = createStage();
  expect(press(' ')).toBe(false);
});

test('delivers a delayed key when the screen closes, but no burst', () => {
  const { scanned, replayed, wedge, type } = createStage();
  type('o', 1);
  wedge.stop();
  expect(replayed).toEqual(['o']);
  type('GW1:ABCDEF', 1);
  wedge.stop();
  vi.runAllTimers();
  expect([scanned, replayed]).toEqual([[], ['o']]);
});

test('shows keys typed into a field at once and keeps them, with Enter', () => {
  const { scanned, field, pressInField, type } = createStage();
  type('SC26AB-1', inFieldMs + 20, pressInField);
  expect(pressInField('Enter')).toBe(false);
  vi.runAllTimers();
  type('ab', 5, pressInField);
  expect(pressInField('Tab'), 'the next field').toBe(false);
  vi.runAllTimers();
  expect([scanned, field.text]).toEqual([[], 'SC26AB-1ab']);
});

test.each(['Enter', 'Tab', null])('leaves a field’s value unchanged by a scan that ends in %s', ending => {
  const { scanned, field, pressInField, type } = createStage();
  type('SC', 200, pressInField);
  vi.advanceTimersByTime(LONGEST_GAP_MS);
  expect(type('GW1:ABC DEF', 3, pressInField)).not.toContain(true);
  if (ending) expect(pressInField(ending)).toBe(true);
  vi.runAllTimers();
  expect([scanned, field.text]).toEqual([['GW1:ABC DEF'], 'SC']);
});

test('reads a learned slow scanner in a field as well', () => {
  const { scanned, field, pressInField, type } = createStage(70);
  type('GW1:ABC DEF', 70, pressInField);
  vi.runAllTimers();
  expect([scanned, field.text]).toEqual([['GW1:ABC DEF'], '']);
});

test('takes key combinations as the scanner’s while it types', () => {
  const { scanned, wedge, type } = createStage();
  type('GW1:ABCDEF', 5);
  expect(wedge.isUnderWay(Date.now())).toBe(true);
  expect(wedge.end(Date.now()), 'Ctrl and J is how some say LF').toBe(true);
  expect(scanned).toEqual(['GW1:ABCDEF']);
  vi.advanceTimersByTime(LONGEST_GAP_MS + 1);
  expect(wedge.isUnderWay(Date.now())).toBe(false);
});

test('assigns keys that are handled late to the scan they were pressed in', () => {
  const { scanned, replayed, wedge, pressLate } = createStage();
  const startedAt = Date.now();
  pressLate('GW1:A', startedAt, 5);
  // The computer is busy for longer than any pause within a scan.
  vi.advanceTimersByTime(3 * LONGEST_GAP_MS);
  pressLate('BCDEF', startedAt + 25, 5);
  expect(wedge.end(startedAt + 50), 'Enter').toBe(true);
  vi.runAllTimers();
  expect([scanned, replayed]).toEqual([['GW1:ABCDEF'], []]);
});

test('reports a code again as a whole that seemed to be over, and the one before it only once', () => {
  const { scanned, replayed, pressLate } = createStage();
  const startedAt = Date.now();
  pressLate('GW1:ABCD', startedAt, 5);
  vi.advanceTimersByTime(3 * LONGEST_GAP_MS);
  pressLate('EF', startedAt + 40, 5);
  vi.runAllTimers();
  expect(scanned).toEqual(['GW1:ABCD', 'GW1:ABCDEF']);
  pressLate('GW1:BOARD2', startedAt + 45 + LONGEST_GAP_MS - 10, 5);
  vi.runAllTimers();
  expect(scanned).toEqual(['GW1:ABCD', 'GW1:ABCDEF', 'GW1:BOARD2']);
  expect(replayed).toEqual([]);
});

test('restarts a timer that is called before waiting keys', () => {
  const { scanned, pressLate } = createStage();
  let isInputPending = true;
  vi.stubGlobal('navigator', { scheduling: { isInputPending: () => isInputPending } });
  const startedAt = Date.now();
  pressLate('GW1:ABCD', startedAt, 5);
  vi.advanceTimersByTime(LONGEST_GAP_MS + 10);
  expect(scanned, 'they are handled first').toEqual([]);
  isInputPending = false;
  pressLate('EF', startedAt + 40, 5);
  vi.runAllTimers();
  expect(scanned).toEqual(['GW1:ABCDEF']);
  isInputPending = true;
  pressLate('GW1:XYZXYZ', startedAt + 5_000, 5);
  vi.advanceTimersByTime(2 * LONGEST_GAP_MS);
  expect(scanned, 'and not forever').toHaveLength(2);
  vi.unstubAllGlobals();
});

test.each([120, 150])('reads an unknown slow scanner by the start of a ticket: %i ms', gap => {
  const { scanned, replayed, press, type } = createStage();
  expect(type('GW1:BOARD GWF', gap)).not.toContain(false);
  vi.runAllTimers();
  expect([scanned, replayed]).toEqual([['GW1:BOARD GWF'], []]);
  vi.advanceTimersByTime(LONGEST_GAP_MS + 1);
  type('GW1:BOARDF', gap);
  expect(press('Enter'), 'presses nothing').toBe(true);
  expect([scanned[1], replayed]).toEqual(['GW1:BOARDF', []]);
});

test('recognizes a slow scanner on another keyboard layout by the positions of its keys', () => {
  const { scanned, replayed, wedge } = createStage();
  const codes = ['KeyG', 'KeyW', 'Digit1', 'Semicolon', 'KeyF', 'KeyB', 'KeyF'];
  for (const [index, key] of [...'GZ&MFBF'].entries()) {
    const replay = () => void replayed.push(key);
    wedge.press({ key, code: codes[index] ?? '', shift: false, at: Date.now(), replay });
    vi.advanceTimersByTime(120);
  }
  vi.runAllTimers();
  expect([scanned, replayed]).toEqual([['GZ&MFBF'], []]);
});

test('runs a shortcut whose key starts a ticket, alone and before another key', () => {
  const { scanned, replayed, press, type } = createStage();
  type('gr', outsideMs + 20);
  vi.runAllTimers();
  expect(replayed).toEqual(['g', 'r']);
  type('g', outsideMs + 20);
  expect(press('Enter'), 'a single key').toBe(false);
  expect(replayed).toEqual(['g', 'r', 'g']);
  vi.advanceTimersByTime(LONGEST_GAP_MS + 1);
  type('gw', outsideMs + 20);
  vi.runAllTimers();
  expect([scanned, replayed.slice(3)]).toEqual([[], ['g', 'w']]);
});

test.each([70, 120])('leaves nothing of an unknown slow scanner in a field: %i ms', gap => {
  const { scanned, field, pressInField, type } = createStage();
  type('Aminah', 200, pressInField);
  vi.advanceTimersByTime(LONGEST_GAP_MS + 1);
  type('GW1:ABC DEF', gap, pressInField);
  expect(pressInField('Enter'), 'nothing is searched for').toBe(true);
  expect([scanned, field.text]).toEqual([['GW1:ABC DEF'], 'Aminah']);
  type('GW1:ABC DEG', gap, pressInField);
  vi.runAllTimers();
  expect([scanned[1], field.text]).toEqual(['GW1:ABC DEG', 'Aminah']);
});
