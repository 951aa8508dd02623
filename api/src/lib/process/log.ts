import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequest } from '../current-request.ts';

export type { Logger };

const STANDARD_OUTPUT = 1;

/**
 * A log of one JSON object per line (R440, docs/observability.md). Lines that are written while a request is handled carry its id.
 * Credentials are never logged, and the texts of errors lose mail addresses and the values that PostgreSQL quotes.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const request = currentRequest();
      return request ? { requestId: request.id } : {};
    },
    serializers: { err: loggedError },
    redact: ['token', 'password', '*.token', '*.password', 'headers["x-token"]', 'headers["x-order-token"]'],
  };
  // Named, because pino would otherwise write where `logWhatIsPrinted` catches what is printed.
  return pino(options, destination ?? pino.destination({ dest: STANDARD_OUTPUT, sync: true }));
}

/** `name@host` in a sentence or an address; not the `@scope` of a package in a stack. */
const MAIL_ADDRESS = /[^\s<>"'`,;:/\\()[\]{}]+@[^\s<>"'`,;:/\\()[\]{}]+/g;
/** PostgreSQL's class of invalid data. Its messages end with the value that was sent: `invalid input syntax for type uuid: "…"`. */
const INVALID_DATA = /^22/;

/** Also true of copies of errors, which are plain objects: the job queue reports these. */
const hasMessage = (error: unknown): error is Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code'> =>
  typeof error === 'object' && error !== null && typeof (error as Error).message === 'string';

function loggedError(error: unknown) {
  if (!hasMessage(error)) return { message: withoutPersonalData(String(error)) };
  const { message, stack, code } = error;
  const clean = (text: string | undefined) => {
    const unquoted = INVALID_DATA.test(String(code)) ? text?.replace(/: "[^\n]*"/g, ': "…"') : text;
    return unquoted && withoutPersonalData(unquoted);
  };
  return { message: clean(message), stack: clean(stack), code };
}

/** A text of a program that was not written for the log, without mail addresses. */
export const withoutPersonalData = (text: string): string => text.replace(MAIL_ADDRESS, '…@…');
