/** Classes of PostgreSQL's error codes: connection failures, too few resources (connections, memory, disk), shutdown. */
const AWAY_CLASSES = ['08', '53', '57'];
/** A lock that was not given in time, and a transaction that was ended because it was idle. */
const AWAY_CODES = new Set(['55P03', '25P03']);
const NETWORK_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH']);

/** What pg says of connections without a code: none is free in time, or one was lost. */
const CONNECTION_LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * Whether an error says that the database cannot answer now, though the same call may succeed later: it is away, stopping, full
 * or overloaded, or the call reached one of the time limits.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (CONNECTION_LOST.test(error.message)) return true;
  if (syscall !== undefined) return NETWORK_CODES.has(code);
  return AWAY_CODES.has(code) || (code.length === 5 && AWAY_CLASSES.includes(code.slice(0, 2)));
}
