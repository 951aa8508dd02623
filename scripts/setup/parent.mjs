const EVERY_MS = 1000;

/**
 * Under npm, calls `stop` when npm has ended: a killed npm passes no signal on, and we would run on unnoticed. A
 * launcher that was started by hand may outlive its shell.
 */
export function endWithParent(/** @type {() => void} */ stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), EVERY_MS).unref();
}
