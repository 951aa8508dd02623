import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import { shellTexts } from '../menu/shell-texts.ts';
import { askBeforeLeaving } from './ask-before-leaving.ts';

test.each([
  [0, false],
  [1, true],
])('answer %i to the question leaves the page: %s', (answer, leaves) => {
  const contents = new EventEmitter();
  const ask = vi.fn(() => answer);
  askBeforeLeaving(contents as unknown as Parameters<typeof askBeforeLeaving>[0], ask, shellTexts.en.leave);
  const preventDefault = vi.fn();
  contents.emit('will-prevent-unload', { preventDefault });
  expect(ask).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ buttons: ['Keep editing', 'Discard changes'], cancelId: 0 }),
  );
  expect(preventDefault.mock.calls.length === 1).toBe(leaves);
});
