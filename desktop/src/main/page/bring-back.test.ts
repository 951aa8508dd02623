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

test('restores, shows and focuses the window at a second start', () => {
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

test('does nothing without a window, or after it was closed', () => {
  bringBack(null);
  const gone = windowThat({ destroyed: true });
  bringBack(gone);
  expect(gone.focus).not.toHaveBeenCalled();
});
