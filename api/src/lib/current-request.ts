import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestSpan } from './tracing.ts';

/** The request that is being handled. */
interface CurrentRequest {
  id: string;
  /** Its span, if requests are traced. */
  span?: RequestSpan | undefined;
}

const current = new AsyncLocalStorage<CurrentRequest | undefined>();

/** Runs `work` as a part of a request: lines that it logs carry the request's id (R440), its statements are traced (R443). */
export const asPartOf = <Result>(request: CurrentRequest, work: () => Result): Result =>
  current.run(request, work);

/**
 * Runs `work` that several requests share, or that outlives the one that happens to start it, such as a timer or a connection:
 * its lines carry no request's id, and its statements belong to no trace.
 */
export const apartFromRequests = <Result>(work: () => Result): Result => current.run(undefined, work);

/** The request that is being handled, if any. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore();
