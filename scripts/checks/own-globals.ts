import { afterAll, vi } from 'vitest';

// Unit tests share a process and the modules that it has loaded: a file leaves no clock and no browser behind. A file whose
// modules look for a browser as they load replaces it first, and has them loaded anew (`vi.resetModules`).
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
