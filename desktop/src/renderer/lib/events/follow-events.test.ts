import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followEvents } from './follow-events.ts';

/** A fake of the browser's `EventSource` that a test can open, interrupt and refuse. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readyState = 0;
  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }
  emit(event: string, readyState = this.readyState) {
    this.readyState = readyState;
    this.dispatchEvent(new Event(event));
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

const onConnection = vi.fn();
const happened = vi.fn();
const newest = () => {
  const stream = FakeEventSource.opened.at(-1);
  if (!stream) throw new Error('no stream was opened');
  return stream;
};

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.opened = [];
  vi.resetAllMocks();
  stop = followEvents({ path: '/events', event: 'gate', happened, onConnection });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('passes on events and the state of the connection', () => {
  newest().emit('open', 1);
  newest().emit('gate');
  expect(onConnection).toHaveBeenLastCalledWith(true);
  expect(happened).toHaveBeenCalledTimes(1);
});

test('leaves an interrupted stream to the browser, which reconnects', () => {
  newest().emit('error', 0);
  vi.advanceTimersByTime(60_000);
  expect(onConnection).toHaveBeenLastCalledWith(false);
  expect(FakeEventSource.opened).toHaveLength(1);
});

test('reopens a refused stream until it succeeds', () => {
  for (const times of [1, 2, 3]) {
    newest().emit('error', FakeEventSource.CLOSED);
    vi.advanceTimersByTime(5_000);
    expect(FakeEventSource.opened).toHaveLength(times + 1);
  }
  newest().emit('open', 1);
  newest().emit('gate');
  expect(onConnection).toHaveBeenLastCalledWith(true);
  expect(happened).toHaveBeenCalledTimes(1);
});

test('reopens nothing after unsubscribing', () => {
  newest().emit('error', FakeEventSource.CLOSED);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(FakeEventSource.opened).toHaveLength(1);
});
