const QUIET_MS = 10_000;

/**
 * Prints progress: a line per step, with a tick and its time. On a terminal the running step's line is updated every
 * second; elsewhere it is repeated every ten, so that a long step does not look like a hang.
 */
export function createSteps(out = process.stdout) {
  return {
    /** @param {string} title */
    begin(title) {
      const started = Date.now();
      let note = '';
      const running = () => `… ${title}${note && ` (${note})`}, ${seconds(started)}`;
      const show = () => out.write(out.isTTY ? `\r\x1b[K  ${running()}` : `  ${running()}\n`);
      const timer = setInterval(show, out.isTTY ? 1000 : QUIET_MS);
      if (out.isTTY) out.write(`  … ${title}`);
      const end = (/** @type {string} */ sign, /** @type {string} */ text) => {
        clearInterval(timer);
        out.write(
          `${out.isTTY ? '\r\x1b[K' : ''}${sign} ${title}${text && `: ${text}`} (${seconds(started)})\n`,
        );
      };
      return {
        /** Sets the step's progress note. */
        note(/** @type {string} */ text) {
          note = text;
        },
        done: (text = '') => end('✓', text),
        failed: (text = '') => end('✗', text),
        /** Removes the step from the screen, because it was interrupted. */
        drop() {
          clearInterval(timer);
          if (out.isTTY) out.write('\r\x1b[K');
        },
      };
    },
  };
}

function seconds(/** @type {number} */ since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
