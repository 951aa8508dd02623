/** How often a page is reloaded automatically, and within what time. */
const MOST_RELOADS = 3;
const WITHIN_MS = 5 * 60_000;

/** A page that is busy for a moment does not hang. */
const PATIENCE_MS = 10_000;

/** The parts of a page's process that are used here. */
interface RecoveredPage {
  reload(): void;
  /** Ends a process that does not answer; `gone` follows. */
  end(): void;
  /** Shows the plain page that tells the user what to do. */
  giveUp(): void;
}

interface Surroundings {
  page: RecoveredPage;
  /** Monotonic milliseconds. */
  elapsedMs: () => number;
  /** One line for the log. */
  report: (line: string) => void;
}

/** Reloads a page that crashed or hangs (R206); after too many crashes it shows the plain page instead. */
export function createRecovery({ page, elapsedMs, report }: Surroundings) {
  let reloads: number[] = [];
  let patience: NodeJS.Timeout | undefined;

  function responsive(): void {
    clearTimeout(patience);
    patience = undefined;
  }

  return {
    /** The page's process ended. `clean-exit`: intentionally. */
    gone(reason: string, exitCode: number): void {
      responsive();
      if (reason === 'clean-exit') return;
      const now = elapsedMs();
      reloads = reloads.filter(at => now - at < WITHIN_MS);
      const why = `The page is gone: ${reason}, exit code ${exitCode}.`;
      if (reloads.length >= MOST_RELOADS) {
        reloads = [];
        report(`${why} It was reloaded ${MOST_RELOADS} times already, and is not reloaded again.`);
        page.giveUp();
        return;
      }
      reloads.push(now);
      report(`${why} Reloaded, ${reloads.length} of ${MOST_RELOADS} in five minutes.`);
      page.reload();
    },
    /** The page does not answer: after a while its process is ended, and the page is reloaded. */
    unresponsive(): void {
      patience ??= setTimeout(() => {
        patience = undefined;
        report(`The page did not answer for ${PATIENCE_MS / 1000} s: its process is ended.`);
        page.end();
      }, PATIENCE_MS);
    },
    /** The page answers again, or its window is closed. */
    responsive,
  };
}
