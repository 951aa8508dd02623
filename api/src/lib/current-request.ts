import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | undefined>();

/** Runs `work` as a part of a request: lines that it logs carry the request's id (R440). */
export const withRequestId = <Result>(id: string, work: () => Result): Result => current.run(id, work);

/**
 * Runs `work` that several requests share, or that outlives the one that happens to start it, such as a timer or a connection:
 * its lines carry no request's id.
 */
export const apartFromRequests = <Result>(work: () => Result): Result => current.run(undefined, work);

/** The id of the request that is being handled, if any. */
export const currentRequestId = (): string | undefined => current.getStore();
