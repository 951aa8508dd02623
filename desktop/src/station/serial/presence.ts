import { access } from 'node:fs/promises';

const EVERY_MS = 500;

/**
 * Calls `gone` once the device of a port is no longer there, within half a second. A port that hangs up while it is read
 * answers with nothing, again and again, and serialport takes that for patience: it neither closes nor waits. Windows has
 * no files for its ports, and tells a removal by itself. Returns the function that ends the watch.
 */
export function watchPresence(path: string, gone: () => void): () => void {
  if (!path.startsWith('/')) return () => undefined;
  const timer = setInterval(async () => {
    try {
      await access(path);
    } catch {
      clearInterval(timer);
      gone();
    }
  }, EVERY_MS);
  return () => clearInterval(timer);
}
