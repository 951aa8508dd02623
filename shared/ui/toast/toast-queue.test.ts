import { describe, expect, it } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

/** A test clock: timers run when the test advances it. */
function handClock() {
  let now = 0;
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    schedule(run: () => void, ms: number) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    pass(ms: number) {
      now += ms;
      for (const timer of [...timers]) {
        if (timer.at > now) continue;
        timers.delete(timer);
        timer.run();
      }
    },
  };
}

const setUp = () => {
  const clock = handClock();
  const queue = createToastQueue(clock.schedule);
  return { clock, queue, texts: () => queue.toasts().map(({ text }) => text) };
};

describe('temporary messages (R80)', () => {
  it('stay for 5 seconds', () => {
    const { clock, queue, texts } = setUp();
    queue.show('Download failed', 'bad');
    clock.pass(4999);
    expect(texts()).toEqual(['Download failed']);
    clock.pass(1);
    expect(texts()).toEqual([]);
  });

  it('are shown once if repeated, with a restarted timer', () => {
    const { clock, queue, texts } = setUp();
    queue.show('Operation failed', 'bad');
    clock.pass(4000);
    queue.show('Operation failed', 'bad');
    clock.pass(4000);
    expect(texts()).toEqual(['Operation failed']);
    clock.pass(1000);
    expect(texts()).toEqual([]);
  });

  it('stay while hovered or focused', () => {
    const { clock, queue, texts } = setUp();
    queue.show('Saved', 'ok');
    queue.pause();
    clock.pass(60_000);
    expect(texts()).toEqual(['Saved']);
    queue.resume();
    queue.resume();
    clock.pass(5000);
    expect(texts()).toEqual([]);
  });

  it('disappear with their page, but one that was just shown stays on the new page (R387)', () => {
    const { clock, queue, texts } = setUp();
    queue.show('Saved', 'ok');
    clock.pass(2000);
    queue.show('Your password was changed', 'ok');
    clock.pass(900);
    queue.leavePage();
    expect(texts()).toEqual(['Your password was changed']);
    clock.pass(100);
    queue.leavePage();
    expect(texts()).toEqual([]);
  });

  it('disappear when dismissed, and notify subscribers', () => {
    const { queue, texts } = setUp();
    let changes = 0;
    const leave = queue.subscribe(() => {
      changes += 1;
    });
    queue.show('Saved');
    queue.dismiss(queue.toasts()[0]?.id ?? 0);
    leave();
    queue.show('Unwatched');
    expect(changes).toBe(2);
    expect(texts()).toEqual(['Unwatched']);
  });

  it('carry an action, the latest one where the text is repeated', () => {
    const { queue } = setUp();
    const done: string[] = [];
    const action = (room: string) => ({ label: 'Undo', run: () => done.push(room) });
    queue.show('Room 501 is checked in.', 'ok', action('first'));
    queue.show('Room 501 is checked in.', 'ok', action('second'));
    for (const toast of queue.toasts()) toast.action?.run();
    expect(done).toEqual(['second']);
    expect(queue.toasts()).toHaveLength(1);
  });
});
