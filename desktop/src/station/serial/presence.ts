import { lstat } from 'node:fs/promises';

const EVERY_MS = 500;

/** What stands at a path: another thing of the same name is another one. Null where there is nothing. */
const thingAt = (path: string): Promise<string | null> =>
  lstat(path).then(
    ({ dev, ino, birthtimeMs }) => `${dev}/${ino}/${birthtimeMs}`,
    () => null,
  );

/**
 * Calls `gone` once the device of a port is no longer there, or is another one, within half a second. A port that hangs up
 * while it is read answers with nothing, again and again, and serialport takes that for patience: it neither closes nor
 * waits. Windows has no files for its ports, and tells a removal by itself. Returns the function that ends the watch.
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
