/** How often a page may come back by itself, and within what time. */
const MOST_RELOADS = 3;
const WITHIN_MS = 5 * 60_000;

/** A page that is busy for a moment is not hung. */
const PATIENCE_MS = 10_000;

/** What is needed of a page's process. */
export interface RecoveredPage {
  reload(): void;
  /** Ends a process that answers nothing; it is then gone. */
  end(): void;
  /** Shows the plain page that says what to do. */
  giveUp(): void;
}

interface Surroundings {
  page: RecoveredPage;
  /** Monotonic milliseconds. */
  elapsedMs: () => number;
  /** One line for the log. */
  report: (line: string) => void;
}

/** Brings a page back that crashed or hangs (R206); too often in a row, it says what to do in place of that. */
export function createRecovery({ page, elapsedMs, report }: Surroundings) {
  let reloads: number[] = [];
  let patience: NodeJS.Timeout | undefined;

  function responsive(): void {
    clearTimeout(patience);
    patience = undefined;
  }

  return {
    /** The page's process ended. `clean-exit`: it was meant to. */
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
    /** The page answers nothing: after a while its process is ended, which has it come back. */
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
