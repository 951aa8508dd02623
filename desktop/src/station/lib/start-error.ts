/** Why a station cannot start: a sentence that says what to do. */
export class StationStartError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StationStartError';
  }
}

/** Codes of SQLite and of the operating system. */
const ofDisks = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|E[A-Z]+$)/;

/** A disk error of a station's folder as a start error; any other error unchanged. */
export function startErrorOf(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || !ofDisks.test((error as NodeJS.ErrnoException).code ?? '')) return error;
  const what = `The station cannot keep its data in ${folder}: ${error.message}.`;
  return new StationStartError(`${what} Make room on that disk, or let its account write there.`, error);
}
