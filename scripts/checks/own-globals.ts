import { afterAll, vi } from 'vitest';

// Unit tests share a process and its loaded modules: a file leaves no clock and no browser behind. If a file's modules
// access a browser while loading, it replaces the browser first and loads them anew (`vi.resetModules`).
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
