import { type Logger, pino } from 'pino';

export type { Logger };

/** Structured logs, one JSON line each. Nothing that signs a person in is ever written. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: ({ message, stack, code }) => ({ message, stack, code }) },
    redact: ['token', 'password', '*.token', '*.password', 'headers["x-token"]', 'headers["x-order-token"]'],
  });
}
