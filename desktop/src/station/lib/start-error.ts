/** Why a station cannot start, in a sentence that says what to do about it. */
export class StationStartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StationStartError';
  }
}

/** SQLite's codes, and the operating system's. */
const ofDisks = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|E[A-Z]+$)/;

/** What a disk has against a station's folder as the error to tell; any other error as it is. */
export function startErrorOf(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !ofDisks.test((error as NodeJS.ErrnoException).code ?? '')) return error;
  const what = `The station cannot keep its data in ${folder}: ${error.message}.`;
  return new StationStartError(`${what} Make room on that disk, or let its account write there.`, error);
}
