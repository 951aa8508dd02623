import { lstat } from 'node:fs/promises';

const EVERY_MS = 500;

/** Identifies the device at a path, so that another device of the same name is noticed. Null without one. */
const thingAt = (path: string): Promise<string | null> =>
  lstat(path).then(
    ({ dev, ino, birthtimeMs }) => `${dev}/${ino}/${birthtimeMs}`,
    () => null,
  );

/**
 * Calls `gone` within half a second once the device of a port is removed or replaced. serialport does not notice: a
 * port that hangs up returns empty reads, over and over, and it neither closes nor waits. Windows has no files for its
 * ports, and reports a removal by itself. Returns the function that ends the watch.
 */
export function watchPresence(path: string, gone: () => void): () => void {
  if (!path.startsWith('/')) return () => undefined;
  const opened = thingAt(path);
  const timer = setInterval(async () => {
    const [before, now] = await Promise.all([opened, thingAt(path)]);
    if (now !== null && now === before) return;
    clearInterval(timer);
    gone();
  }, EVERY_MS);
  return () => clearInterval(timer);
}
