/** Tells an operator's tracing of requests and their statements (R443). */
export interface Tracing {
  /** Begins the span of a request. Its parent is the span that `traceparent` names, if it is valid. */
  begin(method: string, traceparent: string | undefined): RequestSpan;
}

export interface RequestSpan {
  traceId: string;
  /** Begins the span of a statement; its text has no values. */
  beginStatement(text: string): StatementSpan;
  /** Ends it with the template of its route, and the code of the error that it was answered with. */
  end(route: string, status: number, error: string | undefined): void;
}

interface StatementSpan {
  /** Ends it, with PostgreSQL's code if the statement failed. */
  end(failed?: { code: string }): void;
}

/** W3C Trace Context: version, trace id, id of the caller's span, flags; later versions may append more. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/;

/** The caller's span that a `traceparent` header names, if it is valid. */
export function callerSpanOf(
  traceparent: string | undefined,
): { traceId: string; spanId: string; flags: number } | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined;
  return { traceId, spanId, flags: Number.parseInt(flags, 16) };
}
