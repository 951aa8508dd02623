import { expect, test } from 'vitest';
import { ownTimeOf } from './own-time.ts';

const task = { name: 'RunTask', ph: 'X', ts: 100, dur: 60_000 };

test('a task is as long as its thread ran; anything else stays as it is', () => {
  const layout = { name: 'Layout', ph: 'X', ts: 110, dur: 50_000, tdur: 10_000 };
  const trace = { metadata: { 'cpu-brand': 'x' }, traceEvents: [{ ...task, tdur: 20_000 }, layout, task] };

  expect(ownTimeOf(trace)).toEqual({
    ...trace,
    traceEvents: [{ ...task, dur: 20_000, tdur: 20_000 }, layout, task],
  });
});

test('a clock that is coarser than the trace makes no task longer', () => {
  expect(ownTimeOf({ traceEvents: [{ ...task, tdur: 61_000 }] }).traceEvents[0]?.dur).toBe(60_000);
});

test('a trace without times of threads is refused, since it would count by the clock', () => {
  expect(() => ownTimeOf({ traceEvents: [task] })).toThrow('no times of threads');
});
