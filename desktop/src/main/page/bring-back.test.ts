import { expect, test, vi } from 'vitest';
import { bringBack } from './bring-back.ts';

const windowThat = ({ destroyed = false, minimized = false, visible = true }) => ({
  isDestroyed: () => destroyed,
  isMinimized: () => minimized,
  isVisible: () => visible,
  restore: vi.fn(),
  show: vi.fn(),
  focus: vi.fn(),
});

test('a second start restores, shows and focuses the window', () => {
  const behind = windowThat({});
  bringBack(behind);
  expect([behind.restore, behind.show, behind.focus].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 1]);
  const minimized = windowThat({ minimized: true });
  bringBack(minimized);
  expect(minimized.restore).toHaveBeenCalledOnce();
  expect(minimized.focus).toHaveBeenCalledOnce();
  const hidden = windowThat({ visible: false });
  bringBack(hidden);
  expect(hidden.show).toHaveBeenCalledOnce();
});

test('a window that is not there yet, or not any more, is let be', () => {
  bringBack(null);
  const gone = windowThat({ destroyed: true });
  bringBack(gone);
  expect(gone.focus).not.toHaveBeenCalled();
});
