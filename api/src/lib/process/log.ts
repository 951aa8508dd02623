import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Structured logs, one JSON line each. Credentials are never logged. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: ({ message, stack, code }: NodeJS.ErrnoException) => ({ message, stack, code }) },
    redact: ['token', 'password', '*.token', '*.password', 'headers["x-token"]', 'headers["x-order-token"]'],
  };
  return destination ? pino(options, destination) : pino(options);
}
